import type { Context } from '../../engine/contract/context.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import type { GraphChange, Move, WorkflowFacts } from './facts.ts';
import type { GraphFile, SchemaError, Workflow, WorkflowGraph } from './model.ts';
import { allowedNext, effectiveNode, hasEdge, leadingTo, reachableFrom } from './moves.ts';

/** Computes once what the rules judge many times. The only place that decides which steps are the same: by id. */
export function compareWorkflows(
  before: Workflow | null,
  after: Workflow | null,
  context: Context,
): WorkflowFacts {
  const { scope } = context;
  const law = lawOf(before, after, context);
  const isCompared = scope !== 'snapshot' && after !== null;
  const move =
    isCompared && law?.graph !== undefined ? moveBetween(before, after, law.graph, scope) : undefined;
  const [earlier, later] = [before?.state.completed ?? [], after?.state.completed ?? []];
  const lost = isCompared ? without(earlier, later) : [];
  const completed = isCompared ? without(later, earlier) : [];
  const isStated = before?.state.currentNodeId !== after?.state.currentNodeId;
  return {
    scope,
    before,
    after,
    move,
    isUnjudged:
      isCompared && before !== null && law === undefined && (isStated || lost.length + completed.length > 0),
    schemaErrors: after === null ? [] : introduced(before, after),
    lost,
    completed,
    graphChange: isCompared ? changeOfGraph(before === null ? law : before.graph, after.graph) : undefined,
  };
}

/** The graph that judges: as it stood before the change, and what comes with a new run by itself. */
function lawOf(before: Workflow | null, after: Workflow | null, context: Context): GraphFile | undefined {
  // What the engine hands back is what `policy` of this kind gave it.
  const handed = context.policy as GraphFile | undefined;
  return [handed, before?.graph, after?.graph].find((file) => file?.graph !== undefined);
}

function moveBetween(
  before: Workflow | null,
  after: Workflow,
  graph: WorkflowGraph,
  scope: Context['scope'],
): Move {
  const [from, to] = [effectiveNode(before?.state, graph), effectiveNode(after.state, graph)];
  const isNet = scope === 'net';
  const reachable = isNet ? reachableFrom(graph, from) : new Set<string>();
  return {
    graph,
    from,
    to,
    isStated: before === null || before.state.currentNodeId !== after.state.currentNodeId,
    isAllowed: from === to || (isNet ? reachable.has(to) : hasEdge(graph, from, to)),
    allowedNext: allowedNext(graph, from),
    visited: isNet ? shared(reachable, leadingTo(graph, to)) : new Set([from, to]),
  };
}

function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...left].filter((each) => right.has(each)));
}

function without(all: readonly string[], known: readonly string[]): string[] {
  const set = new Set(known);
  return all.filter((each) => !set.has(each));
}

function introduced(before: Workflow | null, after: Workflow): SchemaError[] {
  const known = new Map(before?.state.schemaErrors.map((each) => [each.field, each.problem]));
  const [old, now] = [before?.state.raw ?? {}, after.state.raw];
  return after.state.schemaErrors.filter(({ field, problem }) => {
    const [key = ''] = field.split('/');
    return known.get(field) !== problem || !jsonEqual(old[key], now[key]);
  });
}

/** How the graph changed; undefined where it says the same in the same place. */
function changeOfGraph(before: GraphFile | undefined, after: GraphFile | undefined): GraphChange | undefined {
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
