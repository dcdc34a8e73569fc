import type { GraphLink, ProcedureGraph, Run } from './model.ts';
/**
 * A graph in which the named nodes and links, or fields of them, are as they are in another version. A node that goes
 * takes its links, and a run what it alone contained; one that comes back brings its links to what stands.
 */
export declare function graftGraph(graph: ProcedureGraph, from: ProcedureGraph | null, subjects: readonly string[]): ProcedureGraph;
/** The links behind what is said of a run. */
export declare function linksOf(run: Run, field: string): readonly GraphLink[];
