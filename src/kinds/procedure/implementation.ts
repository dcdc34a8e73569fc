import type { GraphLink, ProcedureGraph } from './model.ts';
import { verbs } from './verbs.ts';

const remembered = new WeakMap<ProcedureGraph, Map<string, readonly GraphLink[]>>();

/** The links that say what implements a node. Remembered: a procedure leads to all of its steps, each of which asks. */
export function implementation(graph: ProcedureGraph, id: string): readonly GraphLink[] {
  const known = remembered.get(graph) ?? new Map<string, readonly GraphLink[]>();
  remembered.set(graph, known);
  const links = known.get(id) ?? (graph.linksFrom.get(id) ?? []).filter(isImplementing);
  known.set(id, links);
  return links;
}

function isImplementing({ verb }: GraphLink): boolean {
  return verb === verbs.implementedIn || verb === verbs.implements;
}
