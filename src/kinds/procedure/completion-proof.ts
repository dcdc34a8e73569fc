import type { GraphLink, GraphNode, ProcedureGraph, Run, Step } from './model.ts';
import type { ValidationSpec } from './validation-spec.ts';
import { verbs } from './verbs.ts';

/** How far a spec is met: what was counted, and what to do; `isMet` with a count that suffices. */
export interface Proof {
  readonly isMet: boolean;
  readonly found: number;
  readonly needed: number;
  /** What is needed and what was found, as one clause; what to do, as another. */
  readonly says: string;
}

/** Judges a step's own spec in one run; undefined where the step asks for no proof. */
export function proofOf(graph: ProcedureGraph, run: Run, { guide }: Step): Proof | undefined {
  if (guide.spec === undefined) return undefined;
  if (!guide.spec.ok) {
    const says = `its validation spec cannot be read, so nothing meets it: ${guide.spec.faults.join('; ')}`;
    return { isMet: false, found: 0, needed: 1, says };
  }
  const { spec } = guide.spec;
  const found = spec.type === 'node_exists' ? nodesIn(graph, run, spec) : linksIn(graph, run, spec.verb);
  return { isMet: found >= spec.minCount, found, needed: spec.minCount, says: sentence(spec, found) };
}

/** Work that the run contains; links to templates, actors and other runs are legal, and no work. */
function nodesIn(graph: ProcedureGraph, run: Run, spec: { readonly subtype: string | undefined }): number {
  let count = 0;
  for (const id of run.contained) {
    const node = graph.nodeById.get(id);
    if (node === undefined || !isWork(graph, node)) continue;
    if (spec.subtype === undefined || node.subtype === spec.subtype) count += 1;
  }
  return count;
}

function isWork(graph: ProcedureGraph, { id, nodeType }: GraphNode): boolean {
  return nodeType !== 'actor' && !graph.runs.has(id) && !graph.templateNodes.has(id);
}

/** A link lies in a run if it leads from work of it, or from the run to work of it. */
function linksIn(graph: ProcedureGraph, run: Run, verb: string): number {
  let count = 0;
  for (const id of run.contained) {
    const node = graph.nodeById.get(id);
    if (node === undefined || !isWork(graph, node)) continue;
    for (const link of graph.linksFrom.get(id) ?? []) if (link.verb === verb) count += 1;
  }
  const isInto = ({ verb: own, to }: GraphLink) => own === verb && isWorkOf(graph, run, to);
  return count + (graph.linksFrom.get(run.node.id) ?? []).filter(isInto).length;
}

function isWorkOf(graph: ProcedureGraph, run: Run, id: string): boolean {
  const node = graph.nodeById.get(id);
  return node !== undefined && run.contained.has(id) && isWork(graph, node);
}

function sentence(spec: ValidationSpec, found: number): string {
  const { minCount } = spec;
  if (spec.type === 'link_exists')
    return `needs ${minCount} ${plural('link', minCount)} with verb \`${spec.verb}\` in the run, found ${found}; add one from a node that the run contains`;
  const what = spec.subtype === undefined ? '' : ` of subtype \`${spec.subtype}\``;
  return `needs ${minCount} ${plural('node', minCount)}${what} in the run, found ${found}; contain one with verb \`${verbs.contains}\``;
}

function plural(word: string, count: number): string {
  return count === 1 ? word : `${word}s`;
}
