import { type OpenRun, phases } from './model.ts';
import type { RunState } from './run-state.ts';

/** What is told of a run that is under way. */
export function openRunOf(run: RunState): OpenRun {
  const steps = [...run.steps].filter(([, { end }]) => end === undefined);
  return {
    id: run.id,
    lastSeq: run.last.seq,
    started: run.started !== undefined,
    steps: steps.map(([id, { phase, attempt }]) => ({ id, phase, attempt })),
    phase: phases[run.furthest] ?? '',
  };
}
