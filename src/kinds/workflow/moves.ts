import { reachedFrom } from '../../engine/values/reached-from.ts';
import { groupBy } from '../../formats/group.ts';
import { shownValue } from '../../formats/schema-fault.ts';
import type { GraphEdge, NextMove, RunState, WorkflowGraph } from './model.ts';

/** The node a run stands at: what it says, or the entry where that is blank. Text that is none is shown as it is. */
export function effectiveNode(state: RunState | undefined, { entry }: WorkflowGraph): string {
  if (state === undefined) return entry;
  if (state.currentNodeId === undefined) return shownValue(state.raw.currentNodeId);
  return state.currentNodeId.trim() || entry;
}

/** The moves that lead away from a node, in the order of the graph; from a node that it does not hold, back to its entry. */
export function allowedNext(graph: WorkflowGraph, from: string): NextMove[] {
  if (!graph.nodes.has(from)) return [{ to: graph.entry, label: 'entry' }];
  return graph.edges.filter((edge) => edge.from === from).map(asMove);
}

function asMove({ to, label, isDefault, conditionText }: GraphEdge): NextMove {
  return {
    to,
    label,
    ...(isDefault === undefined ? {} : { isDefault }),
    ...(conditionText === undefined ? {} : { conditionText }),
  };
}

/** Whether a run stands where nothing leads on. Without a graph nobody knows. */
export function isAtEnd(state: RunState, graph: WorkflowGraph | undefined): boolean {
  if (graph === undefined) return false;
  const node = effectiveNode(state, graph);
  return graph.nodes.has(node) && !graph.edges.some(({ from }) => from === node);
}

/** Whether a run has completed the step at which nothing leads on. */
export function isOver(state: RunState, graph: WorkflowGraph | undefined): boolean {
  return (
    graph !== undefined && isAtEnd(state, graph) && state.completed.includes(effectiveNode(state, graph))
  );
}

/** Whether an edge leads from one node to the other. */
export function hasEdge({ edges }: WorkflowGraph, from: string, to: string): boolean {
  return edges.some((edge) => edge.from === from && edge.to === to);
}

/** The nodes that can be reached from one by following edges, itself included. */
export function reachableFrom(graph: WorkflowGraph, from: string): ReadonlySet<string> {
  return spread(graph, from, ({ from: start, to }) => [start, to]);
}

/** The nodes from which one can be reached, itself included. */
export function leadingTo(graph: WorkflowGraph, to: string): ReadonlySet<string> {
  return spread(graph, to, ({ from, to: end }) => [end, from]);
}

function spread(
  { edges }: WorkflowGraph,
  start: string,
  direct: (edge: GraphEdge) => readonly [from: string, to: string],
): ReadonlySet<string> {
  const next = groupBy(edges.map(direct), ([from]) => from);
  return reachedFrom(start, (id) => (next.get(id) ?? []).map(([, to]) => to));
}
