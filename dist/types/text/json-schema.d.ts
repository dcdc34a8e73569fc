import { type JsonObject, type JsonValue } from '../core/json-value.ts';
/**
 * What is wrong about a value by a JSON Schema (2020-12): the place and what is expected there; undefined where it is valid.
 * Interpreted, since nothing in a configuration is to become code; `supportFaults` says which schemas can be judged.
 */
export declare function schemaFault(schema: JsonObject, value: JsonValue): string | undefined;
