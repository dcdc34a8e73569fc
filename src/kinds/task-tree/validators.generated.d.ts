/** One error of the standalone validators that `npm run generate` writes with ajv. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly type?: string;
    readonly comparison?: string;
    readonly limit?: number;
    readonly allowedValues?: readonly string[];
  };
}

interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}

/** Validates one node without descending into its children. */
export const validateNode: Validate;
/** Validates the kind's options. */
export const validateOptions: Validate;
/** Validates the options of single rules, by rule id. */
export const validateRuleOptions: Readonly<Record<string, Validate>>;
