import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { Part } from '../../core/kind.ts';
import type { WorkflowOptions } from './options.ts';
export declare const graphRole = "graph";
export declare const packageRole = "package";
/** The files that say which graph a run follows, and those that may be it. */
export declare function partsOf(path: string, options: WorkflowOptions): Part[];
/** Where the graph of a run lies: the first place that counts, whether or not a file stands there. */
export declare function graphPath(path: string, options: WorkflowOptions, state: JsonObject, packageFile: JsonValue | undefined): string;
