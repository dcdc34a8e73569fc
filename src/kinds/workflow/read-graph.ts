import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { mostFindings } from '../../formats/limits.ts';
import type { GraphEdge, GraphFile, GraphNode, IntegrityError, WorkflowGraph } from './model.ts';
import { schemaErrorsOf } from './schema-errors.ts';
import { validateGraph } from './validators.generated.js';

type ReadGraph = Pick<GraphFile, 'graph' | 'schemaErrors' | 'integrityErrors'>;

/** What a value says as a graph: what can be followed of it, and everything that is wrong with it. */
export function readGraph(value: JsonValue): ReadGraph {
  const schemaErrors = schemaErrorsOf(value, validateGraph);
  const graph = followable(value);
  return { graph, schemaErrors, integrityErrors: graph === undefined ? [] : integrityErrors(graph) };
}

/** A graph with a fault somewhere still says which moves it allows; without entry, nodes and edges it says nothing. */
function followable(value: JsonValue): WorkflowGraph | undefined {
  if (!isJsonObject(value)) return undefined;
  const { entryNodeId, nodes, edges } = value;
  if (typeof entryNodeId !== 'string' || !isJsonArray(nodes) || !isJsonArray(edges)) return undefined;
  return { raw: value, entry: entryNodeId.trim(), nodes: nodesById(nodes), edges: edges.flatMap(readEdge) };
}

function nodesById(list: readonly JsonValue[]): ReadonlyMap<string, GraphNode> {
  const nodes = new Map<string, GraphNode>();
  for (const [index, value] of list.entries()) {
    const id = isJsonObject(value) ? value.id : undefined;
    if (!isJsonObject(value) || typeof id !== 'string' || nodes.has(id)) continue;
    nodes.set(id, { id, type: textIn(value, 'type') ?? '', title: textIn(value, 'title') ?? '', index });
  }
  return nodes;
}

function readEdge(value: JsonValue, index: number): GraphEdge[] {
  if (!isJsonObject(value)) return [];
  const [from, to] = [textIn(value, 'from'), textIn(value, 'to')];
  if (from === undefined || to === undefined) return [];
  const isDefault = typeof value.isDefault === 'boolean' ? value.isDefault : undefined;
  const conditionText = textIn(value, 'conditionText');
  return [{ from, to, label: textIn(value, 'label') ?? '', isDefault, conditionText, index }];
}

function textIn(object: JsonObject, member: string): string | undefined {
  const value = object[member];
  return typeof value === 'string' ? value : undefined;
}

function integrityErrors(graph: WorkflowGraph): IntegrityError[] {
  const { entry, nodes, edges, raw } = graph;
  const errors: IntegrityError[] = [];
  if (!nodes.has(entry)) errors.push({ ...none, messageId: 'entry', ...spot('/entryNodeId'), id: entry });
  const list = isJsonArray(raw.nodes) ? raw.nodes : [];
  for (const [index, value] of list.entries()) {
    const id = isJsonObject(value) ? value.id : undefined;
    if (typeof id !== 'string' || nodes.get(id)?.index === index) continue;
    errors.push({ ...none, messageId: 'duplicate', ...spot(`/nodes/${index}/id`), id });
  }
  for (const { from, to, index } of edges) {
    for (const [end, id] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (nodes.has(id)) continue;
      errors.push({ messageId: 'dangling', ...spot(`/edges/${index}/${end}`), id, edge: `${from} → ${to}` });
    }
  }
  return errors.slice(0, mostFindings);
}

const none = { edge: '' };

function spot(pointer: string): Pick<IntegrityError, 'field' | 'pointer'> {
  return { pointer, field: pointer.slice(1) };
}
