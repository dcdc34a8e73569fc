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
  const found: TemplateChange[] = [];
  for (const [procedure, run] of protectedBy(before, protecting)) {
    const nodes = new Set(
      [before, after].flatMap((graph) => graph.procedures.get(procedure)?.nodes ?? []).map(({ id }) => id),
    );
    for (const node of changes.nodes)
      if (nodes.has(node.entry.id)) found.push({ procedure, run, node, leadsOut: false });
    for (const link of changes.links) {
      const isInner = [link.entry, link.before].some(
        (each) => each !== undefined && nodes.has(each.from) && nodes.has(each.to),
      );
      const isOut = nodes.has(link.entry.from) && isNewFrom(link);
      if (isInner || isOut) found.push({ procedure, run, link, leadsOut: isOut && !isInner });
    }
  }
  return found;
}

/** Each template that stood before, with the first run that protects it. */
function protectedBy(before: ProcedureGraph, runs: readonly Run[]): Map<string, string> {
  const byProcedure = new Map<string, string>();
  for (const { elaborates, node } of runs)
    for (const { to } of elaborates)
      if (before.procedures.has(to) && !byProcedure.has(to)) byProcedure.set(to, node.id);
  return byProcedure;
}

/** A link that came, or that now leads from or to another node, is a new one. */
function isNewFrom({ type, fields }: Change<GraphLink>): boolean {
  return type === 'added' || (type === 'changed' && (fields.includes('node_a') || fields.includes('node_b')));
}
