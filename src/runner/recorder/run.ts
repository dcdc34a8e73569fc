import { done } from '../../engine/values/result.ts';
import type { Phase } from '../../kinds/event-log/options.ts';
import { mostAttempts } from '../../kinds/event-log/run-state.ts';
import { endingsOf } from './interrupted.ts';
import type { RunMemory } from './memory.ts';
import type { Plan, Recording } from './recording.ts';
import { type Recorded, reasonOf, refused, total } from './result.ts';
import { type Step, stepOf } from './step.ts';

/** One run of agents over a workspace. */
export interface Run {
  /** As the log has it. */
  readonly id: string;
  /** Absolute, links resolved. */
  readonly workspaceRoot: string;
  /** Of this run alone. */
  readonly memory: RunMemory;
  /** Starts an attempt in a phase. */
  startStep(phase: Phase, agent: string): Promise<Recorded<Step>>;
  /**
   * Works on a phase in up to three attempts: what throws fails its step, and the next one begins. After the third the
   * run is failed.
   */
  attempt<Value>(
    phase: Phase,
    agent: string,
    work: (step: Step) => Value | Promise<Value>,
  ): Promise<Recorded<Value>>;
  /** Refused while steps are open, and before each phase has a finished step unless `early` says that this is meant. */
  finish(options?: { readonly early?: boolean }): Promise<Recorded<null>>;
  /** Ends the calls and steps that are under way, too. */
  fail(reason: string): Promise<Recorded<null>>;
}

/** @param ended is called when the run is terminated */
export function runOf(recording: Recording, runId: string, memory: RunMemory, ended: () => void): Run {
  const end = async (type: string, plan: Plan, allowed: readonly string[] = []): Promise<Recorded<null>> => {
    const emitted = recording.emit(runId, plan, allowed);
    if (!emitted.ok) return emitted;
    ended();
    return recording.settled([type]);
  };
  const startStep: Run['startStep'] = async (phase, agent) => {
    let stepId = '';
    const emitted = recording.emit(runId, () => {
      stepId = recording.settings.uuid();
      return done([{ type: 'step.started', step_id: stepId, phase, agent_id: agent }]);
    });
    if (!emitted.ok) return emitted;
    const safe = await recording.settled(['step.started']);
    const own = { id: stepId, phase, agent };
    return safe.ok ? done(stepOf(recording, { runId, stepId, memory }, own)) : safe;
  };
  const fail: Run['fail'] = (reason) =>
    end('run.failed', (run) => {
      const said = reasonOf(reason);
      return done([...endingsOf(run, said), { type: 'run.failed', reason: said }]);
    });
  return total({
    id: runId,
    workspaceRoot: recording.settings.root,
    memory,
    startStep,
    fail,
    finish: ({ early = false } = {}) =>
      end('run.finished', () => done([{ type: 'run.finished' }]), early ? ['event-log/finished-early'] : []),
    async attempt(phase, agent, work) {
      let reason = '';
      for (let turn = 0; turn < mostAttempts; turn++) {
        const step = await startStep(phase, agent);
        if (!step.ok) return step;
        const worked = await attemptOf(step.value, work);
        if (worked.ok || worked.error.code !== 'STEP_FAILED') return worked;
        reason = worked.error.message;
      }
      const failed = await fail(`${phase} failed ${mostAttempts} times: ${reason}`);
      return failed.ok ? refused('RUN_FAILED', reason) : failed;
    },
  });
}

async function attemptOf<Value>(
  step: Step,
  work: (step: Step) => Value | Promise<Value>,
): Promise<Recorded<Value>> {
  let value: Value;
  try {
    value = await work(step);
  } catch (cause) {
    const failed = await step.fail(reasonOf(cause));
    return failed.ok ? refused('STEP_FAILED', reasonOf(cause)) : failed;
  }
  const finished = await step.finish();
  return finished.ok ? done(value) : finished;
}
