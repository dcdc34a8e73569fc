import type { OpenCall, OpenRun } from './model.ts';
import { phases } from './options.ts';
import type { CallState, RunState, Table } from './run-state.ts';

/** What is told of a run that is under way. */
export function openRunOf(run: RunState): OpenRun {
  const steps = [...run.steps].filter(([, { end }]) => end === undefined);
  return {
    id: run.id,
    lastSeq: run.last.seq,
    started: run.started !== undefined,
    steps: steps.map(([id, { phase, attempt }]) => ({ id, phase, attempt })),
    calls: [...openCalls(run.tools, ({ name }) => name), ...openCalls(run.models, () => undefined)],
    phase: phases[run.furthest] ?? '',
  };
}

function openCalls(calls: Table<CallState>, toolOf: (call: CallState) => string | undefined): OpenCall[] {
  return [...calls]
    .filter(([, { end }]) => end === undefined)
    .map(([id, call]) => ({ id, stepId: call.stepId, seq: call.start.seq, tool: toolOf(call) }));
}
