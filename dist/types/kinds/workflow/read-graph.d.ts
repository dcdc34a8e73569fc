import { type JsonValue } from '../../core/json-value.ts';
import type { GraphFile } from './model.ts';
type ReadGraph = Pick<GraphFile, 'graph' | 'schemaErrors' | 'integrityErrors'>;
/** What a value says as a graph: what can be followed of it, and everything that is wrong with it. */
export declare function readGraph(value: JsonValue): ReadGraph;
export {};
