import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { GraphLink, GraphNode, ProcedureGraph } from './model.ts';
/** Nodes and links with what was read of them, for putting graphs together anew. */
export interface Entries {
    readonly nodes: readonly GraphNode[];
    readonly links: readonly GraphLink[];
}
/** Reads a graph out of a JSON value, whatever its shape: what is no node or link is a schema error, never a stop. */
export declare function buildGraph(value: JsonValue, text?: string): ProcedureGraph;
/** The graph of entries that were read already; without a value their schema errors are not looked for. */
export declare function graphOf({ nodes, links }: Entries, text: string, value?: JsonValue): ProcedureGraph;
export declare function readNode(raw: JsonObject, pointer: string): GraphNode;
export declare function readLink(raw: JsonObject, pointer: string): GraphLink;
