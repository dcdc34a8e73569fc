import type { Entity, Field, FieldRole } from '../../engine/contract/entity.ts';
import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import type { GraphFile, RunState, Workflow } from './model.ts';
import { frontmatterPointer } from './read-state.ts';
import { graphEntity, nodeField, runEntity, stepEntity, stepOfEntity } from './subjects.ts';

/** The run itself and every step it has completed. The graph is no entity: it is what a version holds beside these. */
export function entitiesOf({ state }: Workflow): string[] {
  return [runEntity, ...state.completed.map(stepEntity)];
}

export function entityOf(workflow: Workflow, id: string): Entity | undefined {
  const { state, graph } = workflow;
  if (id === runEntity) return runOf(state);
  if (id === graphEntity || id === '') return graph === undefined ? undefined : graphOf(graph);
  return stepOf(state, stepOfEntity(id));
}

function stepOf({ places }: RunState, id: string): Entity | undefined {
  const index = places.get(id);
  if (index === undefined) return undefined;
  const pointer = appendToken(`${frontmatterPointer}/stepsCompleted`, index);
  return { pointer, part: '', fields: { completed: { role: 'done', value: true } } };
}

/** Lists that both sides of a merge add to, and what each write replaces. */
const roles: Readonly<Record<string, FieldRole>> = {
  stepsCompleted: 'set',
  artifacts: 'set',
  decisionLog: 'set',
  variables: 'derived',
  updatedAt: 'derived',
  date: 'derived',
};

const runs = new WeakMap<RunState, Entity>();

function runOf(state: RunState): Entity {
  const entity = runs.get(state) ?? makeRun(state);
  runs.set(state, entity);
  return entity;
}

function makeRun({ raw, schemaErrors }: RunState): Entity {
  const own = Object.entries(raw).map(([key, value]): [string, Field] => [key, fieldOf(key, value)]);
  const variables = isJsonObject(raw.variables) ? Object.entries(raw.variables) : [];
  const each = variables.map(([key, value]): [string, Field] => [
    `variables/${key}`,
    { role: 'value', value },
  ]);
  // What is wrong inside of a value is the same only where that value is.
  const errors = schemaErrors.map(({ field }): [string, Field] => {
    return [field, { role: 'derived', value: raw[field.split('/')[0] ?? ''] ?? null }];
  });
  const fields = Object.fromEntries([...errors, ...each, ...own]);
  return { pointer: frontmatterPointer, part: '', fields };
}

function fieldOf(key: string, value: JsonValue): Field {
  const role = (Object.hasOwn(roles, key) ? roles[key] : undefined) ?? 'value';
  const isList = role === 'set' && isJsonArray(value);
  if (role === 'set' && !isList) return { role: 'value', value };
  return { role, value: isList ? value.map(memberText) : value };
}

/** A member of a list as a member of a set. */
function memberText(value: JsonValue): string {
  return typeof value === 'string' ? value : canonicalJson(value);
}

const graphs = new WeakMap<GraphFile, Entity>();

function graphOf(file: GraphFile): Entity {
  const entity = graphs.get(file) ?? makeGraph(file);
  graphs.set(file, entity);
  return entity;
}

function makeGraph({ part, path, graph, unreadable }: GraphFile): Entity {
  const list = isJsonArray(graph?.raw.nodes) ? graph.raw.nodes : [];
  const nodes = [...(graph?.nodes.values() ?? [])].map(({ id, index }) => [
    nodeField(id),
    list[index] ?? null,
  ]);
  const whole: JsonValue = { path, graph: graph?.raw ?? null, unreadable: unreadable?.reason ?? null };
  const values: [string, JsonValue][] = [['(content)', whole], ...(nodes as [string, JsonValue][])];
  const fields = values.map(([name, value]): [string, Field] => [name, { role: 'derived', value }]);
  return { pointer: '', part, fields: Object.fromEntries(fields) };
}
