import type { NextMove, RunState, WorkflowGraph } from './model.ts';
/** The node a run stands at: what it says, or the entry where that is blank. Text that is none is shown as it is. */
export declare function effectiveNode(state: RunState | undefined, { entry }: WorkflowGraph): string;
/** The moves that lead away from a node, in the order of the graph; from a node that it does not hold, back to its entry. */
export declare function allowedNext(graph: WorkflowGraph, from: string): NextMove[];
/** Whether a run stands where nothing leads on. Without a graph nobody knows. */
export declare function isAtEnd(state: RunState, graph: WorkflowGraph | undefined): boolean;
/** Whether an edge leads from one node to the other. */
export declare function hasEdge({ edges }: WorkflowGraph, from: string, to: string): boolean;
/** The nodes that can be reached from one by following edges, itself included. */
export declare function reachableFrom(graph: WorkflowGraph, from: string): ReadonlySet<string>;
/** The nodes from which one can be reached, itself included. */
export declare function leadingTo(graph: WorkflowGraph, to: string): ReadonlySet<string>;
