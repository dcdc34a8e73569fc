import type { Breaches, Mark } from './breach.ts';
import type { LogEvent } from './model.ts';
import type { EventLogOptions } from './options.ts';
import { phases } from './options.ts';
import type { Judging } from './run-state.ts';
import { type KnownAgent, mostAttempts, phaseIndex, type RunState, type StepState } from './run-state.ts';

/** `step.started`, `step.finished`, `step.failed` (3, 5a, 8 to 13, 45, 48). */
export function judgeStep(event: LogEvent, at: Mark, run: RunState, judging: Judging): void {
  const id = textOf(event, 'step_id');
  if (id === undefined) return;
  if (event.type === 'step.started') startStep(event, id, at, run, judging);
  else endStep(event, id, at, run, judging.breaches);
}

/** A member that is text; undefined where it is missing or something else, which the schema says. */
export function textOf({ fields }: LogEvent, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

function startStep(
  event: LogEvent,
  id: string,
  at: Mark,
  run: RunState,
  { breaches, options }: Judging,
): void {
  const known = run.steps.get(id);
  if (known !== undefined) {
    breaches.add('event-log/step-started-once', 'duplicate', '9', at, { id, first: known.start });
    return;
  }
  const phase = textOf(event, 'phase') ?? '';
  const index = phaseIndex(phase);
  if (index >= 0) judgePhase(index, at, run, breaches);
  const agent = judgeAgent(event, phase, at, breaches, options);
  run.steps.set(id, { start: at, phase, attempt: run.attempts[index] ?? 0, agent });
}

function judgePhase(index: number, at: Mark, run: RunState, breaches: Breaches): void {
  const [phase = '', before = '', furthest = ''] = [phases[index], phases[index - 1], phases[run.furthest]];
  run.attempts[index] = (run.attempts[index] ?? 0) + 1;
  const detail = { field: 'phase', found: phase };
  if (index < run.furthest)
    breaches.add('event-log/phase-order', 'backwards', '3', at, { ...detail, expected: furthest });
  else if (index > run.furthest && index > 0 && run.done[index - 1] !== true) {
    const isSpent = (run.attempts[index - 1] ?? 0) >= mostAttempts;
    const rule = isSpent ? 'event-log/attempt-limit' : 'event-log/phase-order';
    breaches.add(rule, isSpent ? 'laterPhase' : 'gated', isSpent ? '3' : '5a', at, {
      ...detail,
      expected: before,
    });
  }
  if ((run.attempts[index] ?? 0) > mostAttempts)
    breaches.add('event-log/attempt-limit', 'tooMany', '3', at, {
      ...detail,
      expected: String(mostAttempts),
    });
  run.furthest = Math.max(run.furthest, index);
}

/** The agent of a step, as far as it is known. */
function judgeAgent(
  event: LogEvent,
  phase: string,
  at: Mark,
  breaches: Breaches,
  { agents }: EventLogOptions,
): KnownAgent | undefined {
  const id = textOf(event, 'agent_id');
  if (Object.keys(agents).length === 0) return defaultAgent(id, phase, at, breaches);
  const agent = id !== undefined && Object.hasOwn(agents, id) ? agents[id] : undefined;
  const detail = { field: 'agent_id', found: id ?? '', expected: Object.keys(agents).join(', ') };
  if (id === undefined) breaches.add('event-log/agent', 'missing', '45', at, detail);
  else if (agent === undefined) breaches.add('event-log/agent', 'unknown', '45', at, detail);
  else if (agent.phase !== phase && phaseIndex(phase) >= 0)
    breaches.add('event-log/agent', 'otherPhase', '13', at, { ...detail, expected: agent.phase });
  return agent === undefined || id === undefined ? undefined : { id, ...agent };
}

/** The three of invariant 48. Another name says nothing about the phase, and is not judged. */
function defaultAgent(
  id: string | undefined,
  phase: string,
  at: Mark,
  breaches: Breaches,
): KnownAgent | undefined {
  const named = phases.find((name) => name === id?.toLowerCase());
  if (named !== undefined && named !== phase && phaseIndex(phase) >= 0)
    breaches.add('event-log/agent', 'otherPhase', '13', at, {
      field: 'agent_id',
      found: id ?? '',
      expected: named,
    });
  const own = phases.find((name) => name === phase);
  return own === undefined
    ? undefined
    : { id: own, phase: own, tier: own === 'executor' ? 'EXECUTE' : 'READ' };
}

function endStep(event: LogEvent, id: string, at: Mark, run: RunState, breaches: Breaches): void {
  const step = run.steps.get(id);
  if (step === undefined) {
    breaches.add('event-log/step-reference', 'unknown', '11', at, { id, field: 'step_id' });
    return;
  }
  if (step.end !== undefined) {
    breaches.add('event-log/step-terminated', 'twice', '10', at, { id, first: step.end });
    return;
  }
  const phase = textOf(event, 'phase');
  if (phaseIndex(phase) >= 0 && phase !== step.phase)
    breaches.add('event-log/step-phase', 'changed', '12', at, {
      id,
      field: 'phase',
      found: phase ?? '',
      expected: step.phase,
      first: step.start,
    });
  step.end = at;
  const index = phaseIndex(step.phase);
  if (event.type === 'step.finished' && index >= 0) run.done[index] = true;
}

/** The step that something belongs to; says so where there is none, or it has ended (10). */
export function judgeReference(
  event: LogEvent,
  at: Mark,
  run: RunState,
  breaches: Breaches,
  { rule, invariant }: { readonly rule: string; readonly invariant: string },
): StepState | undefined {
  const id = textOf(event, 'step_id');
  if (id === undefined) return undefined;
  const step = run.steps.get(id);
  if (step === undefined) breaches.add(rule, 'noStep', invariant, at, { id, field: 'step_id' });
  else if (step.end !== undefined)
    breaches.add('event-log/step-terminated', 'after', '10', at, { id, field: 'step_id', first: step.end });
  return step;
}
