import { splitSubject } from '../../core/subject.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../formats/json-value.ts';
import { buildGraph } from './build-graph.ts';
import { actorsName, completedName, implementedName, proceduresName, stepsName } from './entity.ts';
import { type Entries, entriesOf, placeName, withEntries } from './graft-entries.ts';
import { implementation } from './implementation.ts';
import type { GraphLink, GraphNode, ProcedureGraph, Run } from './model.ts';
import { olderNames } from './places.ts';
import { repeatedName } from './schema-errors.ts';

interface Layout extends Entries {
  readonly graph: ProcedureGraph;
  readonly from: ProcedureGraph | null;
}

/**
 * A graph in which the named nodes and links, or fields of them, are as they are in another version. A node that goes
 * takes its links, and a run what it alone contained; one that comes back brings its links to what stands.
 */
export function graftGraph(
  graph: ProcedureGraph,
  from: ProcedureGraph | null,
  subjects: readonly string[],
): ProcedureGraph {
  if (!isJsonObject(graph.value)) return from ?? buildGraph({ nodes: [], links: [] }, graph.text);
  const layout: Layout = { graph, from, ...entriesOf(graph) };
  let top: JsonObject = graph.value;
  for (const { entity, field } of subjects.map(splitSubject)) {
    const id = entity.replace(/^(?:link|node) /, '');
    if (entity === '') top = putTop(layout, top, field ?? '');
    else if (entity.startsWith('link ')) putLink(layout, id, field);
    else if (field === undefined) putNode(layout, id);
    else putNodeField(layout, id, field);
  }
  return buildGraph(withEntries({ ...graph, value: top }, layout), graph.text);
}

/** What stands in the graph beside nodes and links; an entry without an id is known by its place, and can only go. */
function putTop({ nodes, links, from }: Layout, top: JsonObject, field: string): JsonObject {
  const [, place] = /^(\/?(?:nodes|links)\/\d+)(?:\/|$)/.exec(field) ?? [];
  if (place !== undefined) {
    for (const list of [nodes, links]) list.delete(placeName(place.replace(/^\/?/, '/')));
    return top;
  }
  const source = from !== null && isJsonObject(from.value) ? from.value[field] : undefined;
  const { [field]: _, ...rest } = top;
  if (field !== 'nodes' && field !== 'links')
    return source === undefined ? rest : { ...top, [field]: source };
  const stood = from === null ? undefined : entriesOf(from)[field];
  for (const [name, entry] of stood ?? []) (field === 'nodes' ? nodes : links).set(name, entry);
  return { ...top, [field]: isJsonArray(source) ? source : [] };
}

function putLink(layout: Layout, id: string, field: string | undefined): void {
  const { links, from, graph } = layout;
  const source = from?.linkById.get(id);
  const own = graph.linkById.get(id);
  if (field === repeatedName) dropDoubles(links, graph.links, own, source);
  else if (field === undefined) {
    putWhole(links, id, source);
    if (source !== undefined) bringEnds(layout, source);
  } else if (own !== undefined) putField(links, own, source, field);
}

/** A link cannot stand without its ends. */
function bringEnds({ nodes, from }: Layout, { from: start, to }: GraphLink): void {
  for (const id of [start, to]) {
    const end = from?.nodeById.get(id);
    if (end !== undefined && !nodes.has(id)) nodes.set(id, end.raw);
  }
}

function putNode(layout: Layout, id: string): void {
  const { nodes, from, graph } = layout;
  const source = from?.nodeById.get(id);
  const isThere = nodes.has(id);
  putWhole(nodes, id, source);
  if (source === undefined) dropWith(layout, id);
  else if (!isThere) bringWith(layout, id);
  // A run is what its links say of it.
  if (isThere && source !== undefined && (graph.runs.has(id) || from?.runs.has(id) === true))
    for (const name of runFields) putLinks(layout, id, name);
}

/** The links of a node come back with it, and what a run contained. */
function bringWith({ nodes, links, from }: Layout, id: string): void {
  const work = [...(from?.runs.get(id)?.contained ?? [])].filter((each) => !nodes.has(each));
  for (const each of work) {
    const node = from?.nodeById.get(each);
    if (node !== undefined) nodes.set(each, node.raw);
  }
  // Those that led nowhere meanwhile said nothing.
  for (const come of [id, ...work])
    for (const link of linksAt(from, come))
      if (nodes.has(link.from) && nodes.has(link.to)) links.set(link.id, link.raw);
}

/** The links of a node go with it, unless they stand without it in the other version, and what a run alone contained. */
function dropWith({ nodes, links, from, graph }: Layout, id: string): void {
  const others = [...graph.runs.values()].filter((run) => run.node.id !== id && nodes.has(run.node.id));
  const kept = new Set(others.flatMap(({ contained }) => [...contained]));
  const own = [...(graph.runs.get(id)?.contained ?? [])];
  const work = own.filter(
    (each) =>
      !kept.has(each) &&
      from?.nodeById.has(each) !== true &&
      !graph.templateNodes.has(each) &&
      graph.nodeById.get(each)?.nodeType !== 'actor',
  );
  for (const gone of [id, ...work]) {
    nodes.delete(gone);
    for (const link of linksAt(graph, gone)) if (from?.linkById.has(link.id) !== true) links.delete(link.id);
  }
}

function linksAt(graph: ProcedureGraph | null, id: string): readonly GraphLink[] {
  return [...(graph?.linksFrom.get(id) ?? []), ...(graph?.linksTo.get(id) ?? [])];
}

function putWhole(list: Layout['nodes'], id: string, source: GraphNode | GraphLink | undefined): void {
  if (source === undefined) list.delete(id);
  else list.set(id, source.raw);
}

const runFields = [stepsName, actorsName, proceduresName];

function putNodeField(layout: Layout, id: string, field: string): void {
  const { nodes, from, graph } = layout;
  const [source, own] = [from?.nodeById.get(id), graph.nodeById.get(id)];
  const [name = ''] = field.split(' ');
  if (field === repeatedName) dropDoubles(nodes, graph.nodes, own, source);
  else if (runFields.includes(name) || name === implementedName) putLinks(layout, id, name);
  else if (own !== undefined) putField(nodes, own, source, field === completedName ? 'content' : field);
}

/** A field under both of its spellings; of a nested one the whole. */
function putField(
  list: Layout['nodes'],
  own: GraphNode | GraphLink,
  source: GraphNode | GraphLink | undefined,
  field: string,
): void {
  const current = list.get(own.id);
  if (!isJsonObject(current)) return;
  const isWhole = Object.hasOwn(current, field) || Object.hasOwn(source?.raw ?? {}, field);
  const [key = ''] = isWhole ? [field] : field.split('/');
  const spellings = Object.entries(olderNames).find((pair) => pair.includes(key)) ?? [key];
  const rest = Object.entries(current).filter(([name]) => !spellings.includes(name));
  const back = Object.entries(source?.raw ?? {}).filter(([name]) => spellings.includes(name));
  const [first] = back;
  const isPlain = spellings.length === 1 && first !== undefined && Object.hasOwn(current, key);
  list.set(own.id, isPlain ? { ...current, [key]: first[1] } : Object.fromEntries([...rest, ...back]));
}

/** One of several entries with an id stays: the one that stood there before, or the first. */
function dropDoubles(
  list: Layout['nodes'],
  entries: readonly (GraphNode | GraphLink)[],
  own: GraphNode | GraphLink | undefined,
  source: GraphNode | GraphLink | undefined,
): void {
  const all = entries.filter(({ id }) => id === own?.id);
  const text = JSON.stringify(source?.raw);
  const kept = all.find(({ raw }) => JSON.stringify(raw) === text) ?? all[0];
  for (const entry of all)
    if (entry !== kept) list.delete(entry === own ? entry.id : placeName(entry.pointer));
}

function putLinks(layout: Layout, id: string, field: string): void {
  const { graph, from, links } = layout;
  for (const link of linksBehind(graph, id, field)) links.delete(link.id);
  for (const link of from === null ? [] : linksBehind(from, id, field)) {
    links.set(link.id, link.raw);
    bringEnds(layout, link);
  }
}

function linksBehind(graph: ProcedureGraph, id: string, field: string): readonly GraphLink[] {
  const run = graph.runs.get(id);
  if (field === implementedName) return implementation(graph, id);
  return run === undefined ? [] : linksOf(run, field);
}

/** The links behind what is said of a run. */
export function linksOf(run: Run, field: string): readonly GraphLink[] {
  if (field === stepsName) return run.stepLinks;
  return field === actorsName ? run.actorLinks : run.elaborates;
}
