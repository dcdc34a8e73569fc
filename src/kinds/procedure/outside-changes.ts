import type { Change, GraphChanges } from './changes.ts';
import type { GraphLink, GraphNode, ProcedureGraph, Run } from './model.ts';

/** A change while a run is active, of something that no active run contains. */
export interface OutsideChange {
  readonly type: 'uncontained' | 'otherRun' | 'rest';
  /** For what another run contains: that run. */
  readonly run: string;
  readonly node?: Change<GraphNode>;
  readonly link?: Change<GraphLink>;
}

/** What an agent wrote outside of the runs that were active (V2). Runs themselves are judged by their record. */
export function outsideChanges(
  before: ProcedureGraph,
  after: ProcedureGraph,
  changes: GraphChanges,
): OutsideChange[] {
  const active = [...before.runs.values()].filter(({ status }) => status === 'active');
  if (active.length === 0) return [];
  const own = belongingTo(active);
  const others = containers([...before.runs.values()].filter(({ status }) => status !== 'active'));
  // The last work of a run may be written in the step that ends it.
  const open = (run: Run) => run.status === 'active' || before.runs.get(run.node.id)?.status === 'active';
  const nowContained = belongingTo([...after.runs.values()].filter(open));
  const found: OutsideChange[] = [];
  for (const node of changes.nodes) {
    const { id } = node.entry;
    if (before.runs.has(id) || after.runs.has(id)) continue;
    if (node.type === 'added') {
      if (isExempt(after, node.entry) || nowContained.has(id)) continue;
      found.push({ type: 'uncontained', run: '', node });
    } else if (!own.has(id)) found.push({ ...placeOf(others.get(id)), node });
  }
  for (const link of changes.links) {
    const { before: old } = link;
    if (old === undefined || touches(before, own, old)) continue;
    if (before.runs.has(old.from) || before.runs.has(old.to)) continue;
    found.push({ ...placeOf(others.get(old.from)), link });
  }
  return found;
}

function isExempt(graph: ProcedureGraph, { id, nodeType }: GraphNode): boolean {
  return nodeType === 'actor' || graph.templateNodes.has(id);
}

function placeOf(run: string | undefined): Pick<OutsideChange, 'type' | 'run'> {
  return run === undefined ? { type: 'rest', run: '' } : { type: 'otherRun', run };
}

function touches(graph: ProcedureGraph, own: ReadonlySet<string>, { from, to }: GraphLink): boolean {
  return [from, to].some((end) => own.has(end) || graph.runs.get(end)?.status === 'active');
}

function belongingTo(runs: readonly Run[]): Set<string> {
  return new Set(runs.flatMap(({ contained }) => [...contained]));
}

function containers(runs: readonly Run[]): Map<string, string> {
  return new Map(runs.flatMap(({ node, contained }) => [...contained].map((id) => [id, node.id] as const)));
}
