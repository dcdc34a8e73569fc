import type { Change, GraphChanges } from './changes.ts';
import type { GraphLink, GraphNode, ProcedureGraph, Run } from './model.ts';

/** Something about a protected template that is not as it was. */
export interface TemplateChange {
  readonly procedure: string;
  /** The active run that protects it. */
  readonly run: string;
  readonly node?: Change<GraphNode>;
  readonly link?: Change<GraphLink>;
  /** A new link leads from one of its nodes to another place. */
  readonly leadsOut: boolean;
}

/**
 * What changed about templates that an active run elaborates (V2). `protecting` are these runs; a template that is itself
 * new is exempt.
 */
export function templateChanges(
  before: ProcedureGraph,
  after: ProcedureGraph,
  changes: GraphChanges,
  protecting: readonly Run[],
): TemplateChange[] {
  const keepers = keepersOf(before, after, protecting);
  const found: TemplateChange[] = [];
  for (const node of changes.nodes) {
    const keeper = keepers.get(node.entry.id);
    if (keeper !== undefined) found.push({ ...keeper, node, leadsOut: false });
  }
  for (const link of changes.links) {
    const inner = [link.entry, link.before].find(
      (each) => each !== undefined && keepers.has(each.from) && keepers.has(each.to),
    );
    const keeper = keepers.get((inner ?? link.entry).from);
    if (keeper === undefined || (inner === undefined && !isNewFrom(link))) continue;
    found.push({ ...keeper, link, leadsOut: inner === undefined });
  }
  return found;
}

interface Keeper {
  readonly procedure: string;
  readonly run: string;
}

/** Every node of a template that stood before, with the procedure and the first run that protects it. */
function keepersOf(before: ProcedureGraph, after: ProcedureGraph, runs: readonly Run[]): Map<string, Keeper> {
  const keepers = new Map<string, Keeper>();
  const seen = new Set<string>();
  for (const { elaborates, node } of runs)
    for (const { to: procedure } of elaborates) {
      if (seen.has(procedure) || !before.procedures.has(procedure)) continue;
      seen.add(procedure);
      for (const graph of [before, after])
        for (const { id } of graph.procedures.get(procedure)?.nodes ?? [])
          if (!keepers.has(id)) keepers.set(id, { procedure, run: node.id });
    }
  return keepers;
}

/** A link that came, or that now leads from or to another node, is a new one. */
function isNewFrom({ type, fields }: Change<GraphLink>): boolean {
  return type === 'added' || (type === 'changed' && (fields.includes('node_a') || fields.includes('node_b')));
}
