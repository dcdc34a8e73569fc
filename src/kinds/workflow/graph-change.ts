import { jsonEqual } from '../../core/json-equal.ts';
import type { GraphChange } from './facts.ts';
import type { GraphFile, WorkflowGraph } from './model.ts';

/** How the graph changed; undefined where it says the same in the same place. */
export function changeOfGraph(
  before: GraphFile | undefined,
  after: GraphFile | undefined,
): GraphChange | undefined {
  const isMoved = before !== undefined && after !== undefined && before.path !== after.path;
  const isSame =
    jsonEqual(before?.graph?.raw, after?.graph?.raw) && (before === undefined) === (after === undefined);
  if (isSame && !isMoved) return undefined;
  const [old, now] = [before?.graph, after?.graph];
  return {
    before,
    after,
    isMoved,
    nodesAdded: beyond(nodesOf(now), nodesOf(old)),
    nodesRemoved: beyond(nodesOf(old), nodesOf(now)),
    edgesAdded: beyond(edgesOf(now), edgesOf(old)),
    edgesRemoved: beyond(edgesOf(old), edgesOf(now)),
  };
}

function nodesOf(graph: WorkflowGraph | undefined): string[] {
  return [...(graph?.nodes.keys() ?? [])];
}

function edgesOf(graph: WorkflowGraph | undefined): string[] {
  return (graph?.edges ?? []).map(({ from, to }) => `${from} → ${to}`);
}

function beyond(all: readonly string[], known: readonly string[]): string[] {
  const set = new Set(known);
  return [...new Set(all)].filter((each) => !set.has(each));
}
