import { splitSubject } from '../../core/subject.ts';
import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import { isJsonArray, isJsonObject } from '../../formats/json-value.ts';
import { memberText } from './entity.ts';
import type { Workflow } from './model.ts';
import { readState } from './read-state.ts';
import { graphEntity, runEntity, stepOfEntity } from './subjects.ts';

/** A run in which the named steps, and fields of the state, are as they are in another version. */
export function graftWorkflow(doc: Workflow, from: Workflow | null, subjects: readonly string[]): Workflow {
  let { raw } = doc.state;
  let { graph } = doc;
  const wanted = new Map<string, boolean>();
  for (const { entity, field, member } of subjects.map(splitSubject)) {
    const step = stepOfEntity(entity);
    if (entity === graphEntity) graph = from?.graph;
    else if (entity === runEntity && field !== undefined && member !== undefined)
      raw = withMember(raw, from?.state.raw ?? {}, field, member);
    else if (entity === runEntity) raw = withField(raw, from?.state.raw, field);
    else wanted.set(step, from?.state.places.has(step) === true);
  }
  return { ...doc, graph, state: readState(withSteps(raw, wanted, from?.state.completed ?? [])) };
}

/** What a run holds of which nothing is known: the least that the schema asks for. */
const empty: JsonObject = {
  ...{ schemaVersion: '1.1', workflowType: 'workflow', currentNodeId: '', stepsCompleted: [] },
};

/** The steps are entities of their own, and stay with the run that has them. */
function withField(raw: JsonObject, from: JsonObject | undefined, field: string | undefined): JsonObject {
  const source = from ?? empty;
  if (field === undefined) {
    const { stepsCompleted } = raw;
    return stepsCompleted === undefined ? source : { ...source, stepsCompleted };
  }
  const [key = '', name] = field.split(/\/(.*)/s);
  const [value, other] = [raw[key], source[key]];
  if (key === 'stepsCompleted') return replaced(raw, key, onlySteps(value, other));
  if (key !== 'variables' || name === undefined || !isJsonObject(value)) return replaced(raw, key, other);
  return { ...raw, [key]: replaced(value, name, isJsonObject(other) ? other[name] : undefined) };
}

/** A list without what is no step; where there is no list, that of the other version. */
function onlySteps(value: JsonValue | undefined, other: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonArray(value)) return other;
  const odd = isJsonArray(other) ? other.filter((each) => typeof each !== 'string') : [];
  return [...value.filter((each) => typeof each === 'string'), ...odd];
}

/** A list with one member as it is in another list; it comes behind those that stand. */
function withMember(raw: JsonObject, from: JsonObject, field: string, member: string): JsonObject {
  const list = (object: JsonObject) => (isJsonArray(object[field]) ? object[field] : []);
  const kept = list(raw).filter((each) => memberText(each) !== member);
  const source = list(from).find((each) => memberText(each) === member);
  if (source !== undefined && kept.length < list(raw).length) return raw;
  return { ...raw, [field]: source === undefined ? kept : [...kept, source] };
}

function replaced(object: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  if (value !== undefined) return { ...object, [key]: value };
  const { [key]: _, ...rest } = object;
  return rest;
}

function withSteps(
  raw: JsonObject,
  wanted: ReadonlyMap<string, boolean>,
  order: readonly string[],
): JsonObject {
  if (wanted.size === 0) return raw;
  const list = isJsonArray(raw.stepsCompleted) ? raw.stepsCompleted : [];
  const kept = list.filter((step) => wanted.get(String(step)) !== false);
  return { ...raw, stepsCompleted: withReturned(kept, order, wanted) };
}

/** A step that comes back stands where it stood: after the nearest one before it that is still there. */
function withReturned(
  kept: readonly JsonValue[],
  order: readonly string[],
  wanted: ReadonlyMap<string, boolean>,
): JsonValue[] {
  const known = new Set(kept);
  const following = new Map<JsonValue, string[]>();
  const first: string[] = [];
  let list = first;
  for (const step of order) {
    if (known.has(step)) {
      list = [];
      following.set(step, list);
    } else if (wanted.get(step) === true) list.push(step);
  }
  const all: JsonValue[] = [...first];
  for (const step of kept) {
    all.push(step, ...(following.get(step) ?? []));
    // Of a step that stands twice the first place counts.
    following.delete(step);
  }
  return all;
}
