import process from 'node:process';
import { schemaFault } from '../../formats/json-schema.ts';
import type { JsonObject, JsonValue } from '../../formats/json-value.ts';

type Verdict<Value> =
  | { readonly valid: true; readonly data: Value; readonly errorMessage: undefined }
  | { readonly valid: false; readonly data: undefined; readonly errorMessage: string };

/**
 * Validates what tools are called with. It stands where the SDK would bring a validator that makes code of schemas, which is as
 * large as all the rest (scripts/bundle-dist.js puts it there).
 */
export class DefaultJsonSchemaValidator {
  getValidator<Value>(schema: JsonObject): (input: unknown) => Verdict<Value> {
    return (input) => {
      const fault = schemaFault(schema, input as JsonValue);
      if (fault === undefined) return { valid: true, data: input as Value, errorMessage: undefined };
      return { valid: false, data: undefined, errorMessage: fault };
    };
  }
}

export { process };
