import { isJsonObject, type JsonValue } from '../../../formats/json-value.ts';
import type { RunState } from '../model.ts';

/** Reads the reference runner's `run_state.json`; undefined where it is not one. */
export function readRunState(value: JsonValue | undefined): RunState | undefined {
  if (!isJsonObject(value)) return undefined;
  const { run_id, next_iter, last_status, last_summary, last_guard } = value;
  if (typeof run_id !== 'string' || typeof next_iter !== 'number') return undefined;
  return {
    runId: run_id,
    nextIteration: next_iter,
    lastStatus: typeof last_status === 'string' ? last_status : null,
    lastSummary: last_summary ?? null,
    lastGuard: typeof last_guard === 'string' ? last_guard : null,
  };
}

/** Whether the runner finished an iteration between two versions: the same run counted on, or a new one began. */
export function iterationGrew(before: RunState | undefined, after: RunState | undefined): after is RunState {
  if (after === undefined) return false;
  const earlier = before?.runId === after.runId ? before.nextIteration : 1;
  return after.nextIteration > earlier;
}
