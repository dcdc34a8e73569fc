/** One error of the standalone validators that `npm run generate` writes with ajv. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly unevaluatedProperty?: string;
    readonly type?: string | readonly string[];
    readonly comparison?: string;
    readonly limit?: number;
    readonly allowedValues?: readonly string[];
  };
}

interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}

/** Validates one node whose older names are replaced. */
export const validateNode: Validate;
/** Validates one link whose older names are replaced. */
export const validateLink: Validate;
/** Validates the content of a run. */
export const validateRunContent: Validate;
/** Validates the kind's options. */
export const validateOptions: Validate;
/** Validates the options of single rules, by rule id. */
export const validateRuleOptions: Readonly<Record<string, Validate>>;
