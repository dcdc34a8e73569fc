/** One error of the standalone validators that `npm run generate` writes with ajv. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly allowedValues?: readonly string[];
  };
}

interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}

/** Validates the kind's options, `preset` aside. */
export const validateOptions: Validate;
/** Validates a preset of one's own. */
export const validatePreset: Validate;
/** Validates the options of single rules, by rule id. */
export const validateRuleOptions: Readonly<Record<string, Validate>>;
