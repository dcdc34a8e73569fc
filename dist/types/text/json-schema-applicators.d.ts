import { type JsonObject, type JsonValue } from '../core/json-value.ts';
import { type SchemaRun } from './json-schema-run.ts';
/** The keywords that apply schemas to a value, or to what is in it. */
export declare function applicatorFault(run: SchemaRun, schema: JsonObject, value: JsonValue, pointer: string, depth: number): string | undefined;
