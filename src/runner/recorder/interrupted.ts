import type { CallState, RunState, StepState } from '../../kinds/event-log/run-state.ts';
import type { Draft } from './recording.ts';

/** What ends everything in a run, or in one step of it, that is under way. */
export function endingsOf(run: RunState | undefined, reason: string, stepId?: string): Draft[] {
  if (run === undefined) return [];
  const isMeant = (id: string) => stepId === undefined || id === stepId;
  return [
    ...callsUnderWay(run.tools, isMeant).map(([id, call]) => endOfTool(id, call, reason)),
    ...callsUnderWay(run.models, isMeant).map(([id, call]) => endOfModel(id, call, reason)),
    ...[...run.steps]
      .filter(([id, { end }]) => end === undefined && isMeant(id))
      .map(([id, step]) => endOfStep(id, step, reason)),
  ];
}

export function callsUnderWay(
  calls: RunState['tools'],
  isMeant: (stepId: string) => boolean,
): [string, CallState][] {
  return [...calls].filter(([, { end, stepId }]) => end === undefined && isMeant(stepId));
}

/** A call with wrong input has one legal end, whatever interrupts it (20). */
function endOfTool(id: string, { stepId, name, badInput }: CallState, reason: string): Draft {
  const code = badInput === undefined ? 'INTERRUPTED' : 'INVALID_INPUT';
  const said = badInput ?? reason;
  return {
    type: 'tool.failed',
    step_id: stepId,
    tool_call_id: id,
    tool_name: name,
    reason: said,
    error_code: code,
  };
}

/** A call of a model has no event for failing: what went wrong is its answer (25). */
function endOfModel(id: string, { stepId }: CallState, reason: string): Draft {
  return { type: 'llm.responded', step_id: stepId, llm_call_id: id, response: { error: reason } };
}

function endOfStep(id: string, { phase }: StepState, reason: string): Draft {
  return { type: 'step.failed', step_id: id, phase, reason };
}
