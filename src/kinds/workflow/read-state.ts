import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { RunState } from './model.ts';
import { schemaErrorsOf } from './schema-errors.ts';
import { validateFrontmatter } from './validators.generated.js';

/** Where the frontmatter stands among the values of a file. */
export const frontmatterPointer = '/frontmatter';

/** The state that a frontmatter expresses, whatever is wrong with it. */
export function readState(frontmatter: JsonObject): RunState {
  const raw = normalised(frontmatter);
  const { currentNodeId, stepsCompleted } = raw;
  const places = new Map<string, number>();
  for (const [index, step] of (isJsonArray(stepsCompleted) ? stepsCompleted : []).entries())
    if (typeof step === 'string' && !places.has(step)) places.set(step, index);
  return {
    raw,
    currentNodeId: typeof currentNodeId === 'string' ? currentNodeId : undefined,
    completed: [...places.keys()],
    places,
    schemaErrors: schemaErrorsOf(raw, validateFrontmatter, frontmatterPointer),
  };
}

/** Absent lists and maps are empty, and an empty time is none: the format's own templates ship them so. */
function normalised(frontmatter: JsonObject): JsonObject {
  const {
    variables = {},
    decisionLog = [],
    artifacts = [],
    ...rest
  } = withoutEmpty(frontmatter, 'updatedAt');
  return {
    ...rest,
    variables,
    artifacts,
    decisionLog: isJsonArray(decisionLog) ? decisionLog.map(entry) : decisionLog,
  };
}

function entry(value: JsonValue): JsonValue {
  return isJsonObject(value) ? withoutEmpty(value, 'decidedAt') : value;
}

function withoutEmpty(object: JsonObject, field: string): JsonObject {
  if (object[field] !== '') return object;
  const { [field]: _, ...rest } = object;
  return rest;
}
