/** One error of the standalone validators that `npm run generate` writes with ajv. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly allowedValues?: readonly string[];
    readonly pattern?: string;
    readonly type?: string;
    readonly comparison?: string;
    readonly limit?: number;
  };
}

interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}

/** Validates the kind's options. */
export const validateOptions: Validate;
/** Validates an event whose payload was taken to the top level. */
export const validateEvent: Validate;
/** Validates the options of single rules, by rule id. */
export const validateRuleOptions: Readonly<Record<string, Validate>>;
