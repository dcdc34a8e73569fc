import type { JsonObject, JsonValue } from '../../core/json-value.ts';
import { isJsonArray, isJsonObject } from '../../core/json-value.ts';
import { splitSubject } from '../../core/subject.ts';
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
    else if (entity === runEntity) raw = withField(raw, from?.state.raw ?? {}, field);
    else wanted.set(step, from?.state.places.has(step) === true);
  }
  return { ...doc, graph, state: readState(withSteps(raw, wanted)) };
}

/** The steps are entities of their own, and stay with the run that has them. */
function withField(raw: JsonObject, from: JsonObject, field: string | undefined): JsonObject {
  if (field === undefined) {
    const { stepsCompleted } = raw;
    return stepsCompleted === undefined ? from : { ...from, stepsCompleted };
  }
  const [key = '', name] = field.split(/\/(.*)/s);
  const [value, source] = [raw[key], from[key]];
  if (key !== 'variables' || name === undefined || !isJsonObject(value)) return replaced(raw, key, source);
  return { ...raw, [key]: replaced(value, name, isJsonObject(source) ? source[name] : undefined) };
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
  const { [key]: _, ...rest } = object;
  return value === undefined ? rest : { ...rest, [key]: value };
}

function withSteps(raw: JsonObject, wanted: ReadonlyMap<string, boolean>): JsonObject {
  if (wanted.size === 0) return raw;
  const list = isJsonArray(raw.stepsCompleted) ? raw.stepsCompleted : [];
  const kept = list.filter((step) => wanted.get(String(step)) !== false);
  const known = new Set(kept);
  const added = [...wanted].filter(([step, isCompleted]) => isCompleted && !known.has(step));
  return { ...raw, stepsCompleted: [...kept, ...added.map(([step]) => step)] };
}
