/** One error of the standalone validators that `npm run generate` writes with ajv. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly schemaPath: string;
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

/** Validates the frontmatter of a run, after normalisation. */
export const validateFrontmatter: Validate;
/** Validates a graph. */
export const validateGraph: Validate;
/** Validates the kind's options. */
export const validateOptions: Validate;
/** Validates the options of single rules, by rule id. */
export const validateRuleOptions: Readonly<Record<string, Validate>>;
