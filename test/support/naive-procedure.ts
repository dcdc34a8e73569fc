import type { JsonObject } from '../../src/formats/json-value.ts';
import type { Graph } from './procedures.ts';

/** One thing done to a graph behind everybody's back. */
export interface Tampering {
  readonly what: 'field' | 'energy' | 'polarity' | 'verb' | 'delete' | 'addNode' | 'addLink';
  readonly id: string;
  readonly field: string;
  readonly value: unknown;
}

/**
 * Says from the sentences of the laws alone whether a tampering with a graph that holds must be refused. Written for the test,
 * over plain data, with loops over everything and nothing of the rules' code.
 */
export function mustBeRefused(graph: Graph, { what, id, field, value }: Tampering): boolean {
  const node = graph.nodes.find((each) => each.id === id);
  const link = graph.links.find((each) => each.id === id);
  const runs = graph.nodes.filter(({ subtype }) => subtype === 'run').map(({ id: run }) => run);
  const statusOf = (run: unknown) => (contentOf(graph, run) as { status?: unknown }).status;
  const active = runs.filter((run) => statusOf(run) === 'active');
  const ended = runs.filter((run) => statusOf(run) !== 'active');
  const targets = (from: unknown, verb: string) =>
    graph.links.filter((each) => each.node_a === from && each.verb === verb).map(({ node_b }) => node_b);
  const used = active.flatMap((run) => targets(run, 'elaborates'));
  const template = [...used, ...used.flatMap((each) => targets(each, 'contains'))];
  const keptWork = ended.flatMap((run) => targets(run, 'contains'));

  if (what === 'addNode') return active.length > 0;
  // An ended run is done with its links; what it contains may still be cited, and cite.
  if (what === 'addLink') return template.includes(id) || ended.includes(id);
  if (node !== undefined) {
    if (what === 'delete') return graph.links.some(({ node_a, node_b }) => node_a === id || node_b === id);
    if (field === 'energy') return false;
    if (field === 'owner' || field === 'node_type') return true;
    if (field === 'content' && node.subtype === 'step') return true;
    // What is no procedure any more is elaborated by nobody, so the run that did has another one, or none.
    if (field === 'subtype' && runs.some((run) => targets(run, 'elaborates').includes(id))) return true;
    if (runs.includes(id)) return ended.includes(id) || field !== 'name';
    return template.includes(id) || keptWork.includes(id);
  }
  if (link === undefined) return false;
  const { node_a: from, node_b: to, verb } = link;
  if (ended.includes(from) || ended.includes(to) || keptWork.includes(from)) return true;
  if (template.includes(from) && template.includes(to)) return true;
  const isStepLink = active.includes(from) && (verb === 'acts on' || verb === 'receives from');
  const isActorLink = active.includes(to) && verb === 'occupies';
  if (what === 'energy') {
    if (isStepLink) return verb === 'acts on' ? Number(value) <= 5 : Number(value) >= 2;
    return isActorLink && Number(value) <= 5;
  }
  if (what === 'polarity') return isStepLink;
  return isStepLink || isActorLink || (active.includes(from) && verb === 'elaborates');
}

function contentOf(graph: Graph, id: unknown): JsonObject {
  return graph.nodes.find((node) => node.id === id)?.content as JsonObject;
}
