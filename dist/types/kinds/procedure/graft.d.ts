import type { ProcedureGraph } from './model.ts';
/** A graph in which the named nodes and links, or fields of them, are as they are in another version. */
export declare function graftGraph(graph: ProcedureGraph, from: ProcedureGraph | null, subjects: readonly string[]): ProcedureGraph;
