import type { GraphLink, ProcedureGraph } from './model.ts';
/** The links that say what implements a node. Remembered: a procedure leads to all of its steps, each of which asks. */
export declare function implementation(graph: ProcedureGraph, id: string): readonly GraphLink[];
