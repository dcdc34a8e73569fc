import { type JsonValue } from '../../core/json-value.ts';
import type { ProcedureGraph, SchemaError } from './model.ts';
type Indexed = Omit<ProcedureGraph, 'schemaErrors'>;
/** All errors against the schema (V1), in the order of the document. */
export declare function schemaErrorsOf(value: JsonValue, graph: Indexed): SchemaError[];
export declare const repeatedName = "(repeated)";
export {};
