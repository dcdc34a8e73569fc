import type { JsonObject } from '../../formats/json-value.ts';

const usual = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const runPrefix = 'run-';

const idFields = ['event_id', 'step_id', 'tool_call_id', 'llm_call_id', 'artifact_id'] as const;

/** An id as every spelling of it is compared: a UUID without case. What is none is itself. */
export function sameId(id: string): string {
  if (usual.test(id)) return id;
  const lower = id.toLowerCase();
  return usual.test(lower) ? lower : id;
}

/** The same for the id of a run, which may stand behind `run-`: with and without it is one run. */
export function sameRunId(id: string): string {
  if (!id.startsWith(runPrefix)) return sameId(id);
  const bare = sameId(id.slice(runPrefix.length));
  return usual.test(bare) ? bare : id;
}

/** An event's members with every id as it is compared; the same object where each is so already. */
export function withSameIds(fields: JsonObject): JsonObject {
  const changed: [string, string][] = [];
  for (const name of idFields) {
    const id = fields[name];
    if (typeof id === 'string' && sameId(id) !== id) changed.push([name, sameId(id)]);
  }
  const { run_id: run } = fields;
  if (typeof run === 'string' && sameRunId(run) !== run) changed.push(['run_id', sameRunId(run)]);
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) };
}
