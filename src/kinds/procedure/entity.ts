import type { Entity, Field } from '../../engine/contract/entity.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { isBookkeeping } from './changes.ts';
import { implementation } from './implementation.ts';
import type { GraphLink, GraphNode, ProcedureGraph, Run } from './model.ts';
import { linkEntity, nodeEntity } from './places.ts';
import { repeatedName } from './schema-errors.ts';

/** Names of what is no field of the file: what links say of a run or step, which is judged with it. */
export const stepsName = '(steps)';
export const actorsName = '(actors)';
export const proceduresName = '(procedures)';
export const implementedName = '(implemented)';
const completedName = '(completed)';

/** Ids of all nodes and links. */
export function* entitiesOf({ nodeById, linkById }: ProcedureGraph): Iterable<string> {
  for (const id of nodeById.keys()) yield nodeEntity(id);
  for (const id of linkById.keys()) yield linkEntity(id);
}

/** A node or link as the engine sees it, under its canonical field names. */
export function entityOf(graph: ProcedureGraph, entity: string): Entity | undefined {
  // The file itself: what is wrong with it is the same only where its bytes are.
  if (entity === '') return { pointer: '', part: '', fields: { text: { role: 'form', value: graph.text } } };
  if (entity.startsWith('link ')) return linkOf(graph, graph.linkById.get(entity.slice('link '.length)));
  const id = entity.startsWith('node ') ? entity.slice('node '.length) : entity;
  const node = graph.nodeById.get(id);
  if (node === undefined) return undefined;
  const label = node.name === '' || node.name === id ? {} : { label: node.name };
  return { pointer: node.pointer, part: '', fields: nodeFields(graph, node, entity), ...label };
}

function nodeFields(graph: ProcedureGraph, node: GraphNode, entity: string): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const [name, value] of Object.entries(node.fields))
    fields[name] = { role: isBookkeeping(name) ? 'derived' : 'value', value };
  addRepeated(graph, entity, fields);
  const run = graph.runs.get(node.id);
  if (run?.node === node) addRun(run, fields);
  else if (graph.templateNodes.has(node.id)) fields[implementedName] = derived(implementedBy(graph, node));
  return fields;
}

function addRun(run: Run, fields: Record<string, Field>): void {
  fields[completedName] = { role: 'done', value: run.status === 'completed' };
  fields[stepsName] = derived(shown(run.stepLinks));
  fields[actorsName] = derived(shown(run.actorLinks));
  fields[proceduresName] = derived(shown(run.elaborates));
}

function implementedBy(graph: ProcedureGraph, { id }: GraphNode): string[] {
  const owners = (graph.linksTo.get(id) ?? [])
    .map(({ from }) => from)
    .filter((from) => graph.procedures.has(from));
  return [id, ...new Set(owners)].flatMap((each) => implementation(graph, each).map((link) => link.id));
}

function linkOf(graph: ProcedureGraph, link: GraphLink | undefined): Entity | undefined {
  if (link === undefined) return undefined;
  const fields: Record<string, Field> = {};
  for (const [name, value] of Object.entries(link.fields))
    fields[name] = { role: 'value', value: name === 'verb' ? link.verb : value };
  addRepeated(graph, linkEntity(link.id), fields);
  return { pointer: link.pointer, part: '', fields };
}

function addRepeated(graph: ProcedureGraph, entity: string, fields: Record<string, Field>): void {
  const count = graph.repeated.get(entity);
  if (count !== undefined) fields[repeatedName] = derived(count);
}

function derived(value: JsonValue): Field {
  return { role: 'derived', value };
}

function shown(links: readonly GraphLink[]): JsonValue {
  return [...links]
    .sort((left, right) => compareCodePoints(left.id, right.id))
    .map(({ fields, verb }) => ({ ...fields, verb }));
}
