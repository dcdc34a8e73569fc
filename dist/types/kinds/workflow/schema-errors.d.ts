import { type JsonValue } from '../../core/json-value.ts';
import type { SchemaError } from './model.ts';
import type { SchemaFault } from './validators.generated.js';
interface Validate {
    (value: unknown): boolean;
    errors?: readonly SchemaFault[] | null;
}
/** All errors of a value against a schema, with their places below a pointer. */
export declare function schemaErrorsOf(value: JsonValue, validate: Validate, below?: string): SchemaError[];
/** A value as messages show it: JSON, cut short. */
export declare function shown(value: JsonValue | undefined): string;
export {};
