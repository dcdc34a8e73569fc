import type { RunState } from '../../kinds/task-tree/model.ts';
import { readRunState } from '../../kinds/task-tree/steps/run-state.ts';
import { jsonOf } from './iteration.ts';

/** What the runner last wrote of a run, as far as it can be believed: an id becomes the name of a folder. */
export function knownRunState(bytes: Buffer | undefined): RunState | undefined {
  const state = bytes === undefined ? undefined : readRunState(jsonOf(bytes));
  if (state === undefined || !isRunId(state.runId)) return undefined;
  return Number.isSafeInteger(state.nextIteration) && state.nextIteration > 0 ? state : undefined;
}

/** A name that is a single, visible folder everywhere. */
export function isRunId(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text);
}

/** The text of `run_state.json`. */
export function runStateText(state: RunState): string {
  const value = {
    run_id: state.runId,
    next_iter: state.nextIteration,
    last_status: state.lastStatus,
    last_summary: state.lastSummary,
    last_guard: state.lastGuard,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
