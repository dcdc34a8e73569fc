import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import type { GraphLink, GraphNode, ProcedureGraph } from './model.ts';

/** The entries of a graph by name, in their order: what stands for an id by that id, all others by their place. */
export interface Entries {
  readonly nodes: Map<string, JsonValue>;
  readonly links: Map<string, JsonValue>;
}

export function entriesOf(graph: ProcedureGraph): Entries {
  return {
    nodes: listOf(graph, 'nodes', graph.nodes, graph.nodeById),
    links: listOf(graph, 'links', graph.links, graph.linkById),
  };
}

/** The name of an entry that no id stands for; no id can pass for it, since ids are looked up as they are. */
export function placeName(pointer: string): string {
  return `\0${pointer}`;
}

function listOf(
  { value }: ProcedureGraph,
  name: 'nodes' | 'links',
  entries: readonly (GraphNode | GraphLink)[],
  byId: ReadonlyMap<string, GraphNode | GraphLink>,
): Map<string, JsonValue> {
  const list = isJsonObject(value) && isJsonArray(value[name]) ? value[name] : [];
  const ids = new Map(
    entries.flatMap((entry) => (byId.get(entry.id) === entry ? [[entry.pointer, entry.id]] : [])),
  );
  return new Map(
    list.map((each, index) => {
      const pointer = appendToken(`/${name}`, index);
      return [ids.get(pointer) ?? placeName(pointer), each];
    }),
  );
}

/** The value of a graph with other entries; a list that is none stays so, unless something came into it. */
export function withEntries({ value }: ProcedureGraph, { nodes, links }: Entries): JsonObject {
  const own = isJsonObject(value) ? value : {};
  const list = (name: 'nodes' | 'links', entries: ReadonlyMap<string, JsonValue>) =>
    entries.size > 0 || isJsonArray(own[name]) ? { [name]: [...entries.values()] } : {};
  return { ...own, ...list('nodes', nodes), ...list('links', links) };
}
