import type { JsonObject } from '../../core/json-value.ts';
import { splitSubject } from '../../core/subject.ts';
import { graphOf, readLink, readNode } from './build-graph.ts';
import { actorsName, completedName, implementedName, proceduresName, stepsName } from './entity.ts';
import { implementation } from './implementation.ts';
import type { GraphLink, GraphNode, ProcedureGraph, Run } from './model.ts';

interface Layout {
  readonly nodes: Map<string, GraphNode>;
  readonly links: Map<string, GraphLink>;
}

/** A graph in which the named nodes and links, or fields of them, are as they are in another version. */
export function graftGraph(
  graph: ProcedureGraph,
  from: ProcedureGraph | null,
  subjects: readonly string[],
): ProcedureGraph {
  const layout: Layout = { nodes: new Map(graph.nodeById), links: new Map(graph.linkById) };
  for (const { entity, field } of subjects.map(splitSubject)) {
    if (entity === '') continue;
    const id = entity.replace(/^(?:link|node) /, '');
    if (entity.startsWith('link ')) graftInto(layout.links, id, from?.linkById.get(id), field, readLink);
    else if (field !== undefined && isOfLinks(field)) graftLinks(layout, graph, from, id, field);
    else {
      // Whether a run is completed stands in its content.
      const name = field === completedName ? 'content' : field;
      graftInto(layout.nodes, id, from?.nodeById.get(id), name, readNode);
      // A run is what its links say of it.
      if (field === undefined) for (const each of linkFields) graftLinks(layout, graph, from, id, each);
    }
  }
  return graphOf({ nodes: [...layout.nodes.values()], links: [...layout.links.values()] }, graph.text);
}

const linkFields = [stepsName, actorsName, proceduresName, implementedName];

function isOfLinks(field: string): boolean {
  return linkFields.includes(field);
}

function graftInto<Entry extends GraphNode | GraphLink>(
  entries: Map<string, Entry>,
  id: string,
  source: Entry | undefined,
  field: string | undefined,
  read: (raw: JsonObject, pointer: string) => Entry,
): void {
  const current = entries.get(id);
  if (field === undefined) {
    if (source === undefined) entries.delete(id);
    else entries.set(id, source);
  } else if (current !== undefined && source !== undefined)
    entries.set(id, read(withField(current.fields, source.fields, field), current.pointer));
}

function withField(current: JsonObject, source: JsonObject, field: string): JsonObject {
  const { [field]: _, ...rest } = current;
  const value = source[field];
  return value === undefined ? rest : { ...rest, [field]: value };
}

function graftLinks(
  { links }: Layout,
  graph: ProcedureGraph,
  from: ProcedureGraph | null,
  id: string,
  field: string,
): void {
  for (const link of linksBehind(graph, id, field)) links.delete(link.id);
  if (from !== null) for (const link of linksBehind(from, id, field)) links.set(link.id, link);
}

function linksBehind(graph: ProcedureGraph, id: string, field: string): readonly GraphLink[] {
  const run = graph.runs.get(id);
  if (field === implementedName) return implementation(graph, id);
  return run === undefined ? [] : listOf(run, field);
}

function listOf(run: Run, field: string): readonly GraphLink[] {
  if (field === stepsName) return run.stepLinks;
  return field === actorsName ? run.actorLinks : run.elaborates;
}
