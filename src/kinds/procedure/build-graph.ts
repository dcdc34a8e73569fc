import { addTo } from '../../formats/group.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import type { GraphLink, GraphNode, ProcedureGraph } from './model.ts';
import { linkEntity, nodeEntity, olderNames } from './places.ts';
import { rolesOf } from './roles.ts';
import { schemaErrorsOf } from './schema-errors.ts';
import { normalVerb } from './verbs.ts';

/** Reads a graph out of a JSON value, whatever its shape: what is no node or link is a schema error, never a stop. */
export function buildGraph(value: JsonValue, text = ''): ProcedureGraph {
  const list = (name: string) => (isJsonObject(value) && isJsonArray(value[name]) ? value[name] : []);
  const objects = (name: string) =>
    list(name).flatMap((raw, index) =>
      isJsonObject(raw) ? [{ raw, pointer: appendToken(`/${name}`, index) }] : [],
    );
  const nodes = objects('nodes').map(({ raw, pointer }) => readNode(raw, pointer));
  const links = objects('links').map(({ raw, pointer }) => readLink(raw, pointer));
  const nodeById = new Map(nodes.map((node) => [node.id, node]));
  const linkById = new Map(links.map((link) => [link.id, link]));
  // Entries without an id are schema errors, and known by their places alone.
  nodeById.delete('');
  linkById.delete('');
  const indexed = { nodes, links, nodeById, linkById, ...linksByEnd(links) };
  const graph = { ...indexed, repeated: repeatedIds(indexed), ...rolesOf(indexed), value, text };
  return { ...graph, schemaErrors: schemaErrorsOf(value, graph) };
}

function readNode(raw: JsonObject, pointer: string): GraphNode {
  const fields = canonical(raw, ['subtype']);
  return {
    id: textOf(raw.id),
    raw,
    fields,
    pointer,
    nodeType: textOf(raw.node_type),
    subtype: textOf(fields.subtype),
    name: textOf(raw.name),
  };
}

function readLink(raw: JsonObject, pointer: string): GraphLink {
  const fields = canonical(raw, ['node_a', 'node_b']);
  const [first, second] = isJsonArray(raw.polarity) ? raw.polarity : [];
  return {
    id: textOf(raw.id),
    raw,
    fields,
    pointer,
    from: textOf(fields.node_a),
    to: textOf(fields.node_b),
    verb: normalVerb(textOf(raw.verb)),
    energy: typeof raw.energy === 'number' ? raw.energy : undefined,
    polarity: typeof first === 'number' && typeof second === 'number' ? [first, second] : undefined,
  };
}

/** Older names replaced; where both stand, the older one stays and the schema refuses it. */
function canonical(raw: JsonObject, names: readonly string[]): JsonObject {
  const older = names.filter((name) => {
    const old = olderNames[name] ?? name;
    return Object.hasOwn(raw, old) && !Object.hasOwn(raw, name);
  });
  if (older.length === 0) return raw;
  const renamed = new Map(older.map((name) => [olderNames[name] ?? name, name]));
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [renamed.get(key) ?? key, value]));
}

function linksByEnd(links: readonly GraphLink[]) {
  const linksFrom = new Map<string, GraphLink[]>();
  const linksTo = new Map<string, GraphLink[]>();
  for (const link of links) {
    addTo(linksFrom, link.from, link);
    addTo(linksTo, link.to, link);
  }
  return { linksFrom, linksTo };
}

function repeatedIds(graph: Pick<ProcedureGraph, 'nodes' | 'links' | 'nodeById' | 'linkById'>) {
  const counts = new Map<string, number>();
  const count = (entity: string) => counts.set(entity, (counts.get(entity) ?? 1) + 1);
  for (const node of graph.nodes)
    if (node.id !== '' && graph.nodeById.get(node.id) !== node) count(nodeEntity(node.id));
  for (const link of graph.links)
    if (link.id !== '' && graph.linkById.get(link.id) !== link) count(linkEntity(link.id));
  return counts;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
