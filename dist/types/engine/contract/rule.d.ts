import type { JsonObject } from '../../formats/json-value.ts';
/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = JsonObject;
export {};
