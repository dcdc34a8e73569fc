import { type JsonValue } from '../../core/json-value.ts';
import type { ProcedureGraph } from './model.ts';
/** Reads a graph out of a JSON value, whatever its shape: what is no node or link is a schema error, never a stop. */
export declare function buildGraph(value: JsonValue, text?: string): ProcedureGraph;
