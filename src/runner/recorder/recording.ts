import { jsonFault } from '../../engine/values/plain-json.ts';
import { done } from '../../engine/values/result.ts';
import type { JsonObject } from '../../formats/json-value.ts';
import { judgeNext } from '../../kinds/event-log/judge-next.ts';
import type { RunState } from '../../kinds/event-log/run-state.ts';
import type { LogFile } from './log-file.ts';
import { type Recorded, type Refusal, reasonOf, refused, refusedBy } from './result.ts';
import { eventSize, type Settings } from './settings.ts';

/** An event without what every event has; values that come from users may be anything. */
export interface Draft {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Gives the events to be written, from what is known of the run at that moment. */
export type Plan = (run: RunState | undefined) => Recorded<readonly Draft[]>;

/** The one door to the log: everything is judged there before it is written. */
export interface Recording {
  readonly settings: Settings;
  readonly log: LogFile;
  /**
   * Judges events of one run and writes them, all or none, before it returns.
   * @param allowed rules whose warnings are accepted
   */
  emit(runId: string, plan: Plan, allowed?: readonly string[]): Recorded<null>;
  /** Waits until what was written is as safe as the policy asks for. */
  settled(types: readonly string[]): Promise<Recorded<null>>;
  run(runId: string): RunState | undefined;
}

export function recordingOf(log: LogFile, settings: Settings): Recording {
  const { runs } = log.state;
  return {
    settings,
    log,
    run: (runId) => runs.open.get(runId),
    emit: (runId, plan, allowed = []) =>
      log.append(() => {
        try {
          const drafts = plan(runs.open.get(runId));
          return drafts.ok ? judged(drafts.value, runId, log, settings, allowed) : drafts;
        } catch (cause) {
          return refused('E_CONFIGURATION', `clock or uuid failed: ${reasonOf(cause)}`);
        }
      }),
    async settled(types) {
      const isEnd = types.some((type) => type === 'run.finished' || type === 'run.failed');
      return settings.fsync === 'always' || (settings.fsync === 'run' && isEnd) ? log.sync() : done(null);
    },
  };
}

function judged(
  drafts: readonly Draft[],
  runId: string,
  { state }: LogFile,
  settings: Settings,
  allowed: readonly string[],
): Recorded<string> {
  const fault = drafts.map(draftFault).find((each) => each !== undefined);
  if (fault !== undefined) return fault;
  const { runs } = state;
  const last = runs.open.get(runId)?.last.seq ?? runs.closed.find(runId)?.end.seq ?? 0;
  const lines = drafts.map((draft, index) =>
    JSON.stringify(stamped(draft, runId, last + 1 + index, settings)),
  );
  const findings = judgeNext(lines, runId, state, settings.options).filter(
    ({ ruleId, severity }) => severity === 'error' || !allowed.includes(ruleId),
  );
  const [finding = findings[0]] = findings.filter(({ severity }) => severity === 'error');
  return finding === undefined ? done(lines.map((line) => `${line}\n`).join('')) : refusedBy(finding);
}

function draftFault(draft: Draft): Refusal | undefined {
  for (const [name, value] of Object.entries(draft)) {
    const fault = value === undefined ? undefined : jsonFault(value, eventSize);
    if (fault !== undefined)
      return refused('E_INVARIANT', `${draft.type}: ${name} cannot be recorded: ${fault}`, '40');
  }
  return undefined;
}

function stamped(
  { type, ...fields }: Draft,
  runId: string,
  seq: number,
  { uuid, clock }: Settings,
): JsonObject {
  const event = { type, run_id: runId, seq, event_id: uuid(), timestamp: clock().toISOString(), ...fields };
  return event as unknown as JsonObject;
}
