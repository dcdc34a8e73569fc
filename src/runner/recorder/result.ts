import { type Failure, failed, type Result } from '../../engine/values/result.ts';
import type { LogFinding } from '../../kinds/event-log/log-findings.ts';

/** Why something was not done. With `E_INVARIANT` nothing was written, and `invariant` is the number of that. */
export interface RecorderError {
  /** `E_INVARIANT` where an invariant would have been broken; what a tool threw may bring a code of its own. */
  readonly code: RecorderErrorCode | (string & {});
  /** What is wrong, with `seq` and event type where there is one. */
  readonly message: string;
  /** The number of the invariant. */
  readonly invariant?: string;
  /** The rule that would have found it in the log. */
  readonly rule?: LogFinding['ruleId'];
}

/** The codes that are the recorder's own. */
export type RecorderErrorCode =
  /** The call itself is not what is asked for. */
  | 'E_INPUT'
  /** The options are not what is asked for. */
  | 'E_CONFIGURATION'
  /** An invariant would have been broken. */
  | 'E_INVARIANT'
  /** A path leads out of the workspace. */
  | 'E_SANDBOX_VIOLATION'
  /** There is no such run, or it works elsewhere. */
  | 'E_RUN'
  /** The log cannot be opened. */
  | 'E_FILE'
  /** The last line of the log has no end. */
  | 'E_TORN_LINE'
  /** The log could not be written. */
  | 'E_WRITE'
  /** The recorder was closed. */
  | 'E_CLOSED'
  /** The input of a tool, or what it gave, is not what its schema says. */
  | 'INVALID_INPUT'
  | 'INVALID_OUTPUT'
  /** The step ended while the call was under way. */
  | 'INTERRUPTED'
  /** What was worked on threw. */
  | 'TOOL_FAILED'
  | 'LLM_FAILED'
  | 'STEP_FAILED'
  | 'RUN_FAILED';

/** What came of a call. The recorder never throws. */
export type Recorded<Value> = Result<Value, RecorderError>;

export type Refusal = Failure<RecorderError>;

export function refused(code: RecorderError['code'], message: string, invariant?: string): Refusal {
  return failed({ code, message, ...(invariant === undefined ? {} : { invariant }) });
}

/** A finding that the log would have, had the event been written. */
export function refusedBy({ ruleId, message, data }: LogFinding): Refusal {
  const invariant = typeof data?.invariant === 'string' ? data.invariant : '40';
  return failed({ code: 'E_INVARIANT', message, invariant, rule: ruleId });
}

/** The same calls; what one throws because of what it was handed is said, as all else is. */
export function total<Api extends object>(api: Api): Api {
  const refusal = (cause: unknown) => refused('E_INPUT', `the call cannot be read: ${reasonOf(cause)}`);
  const members = Object.entries(api).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    const call = (...given: unknown[]) => {
      try {
        const outcome: unknown = member(...given);
        return outcome instanceof Promise ? outcome.catch(refusal) : outcome;
      } catch (cause) {
        return Promise.resolve(refusal(cause));
      }
    };
    return [name, call];
  });
  return Object.fromEntries(members) as Api;
}

const longestReason = 4096;

/** What was thrown or given as a reason, as text that can be written: no half of a surrogate pair, and not endless. */
export function reasonOf(cause: unknown): string {
  const text = Buffer.from(said(cause)).toString();
  return text.length > longestReason
    ? `${text.slice(0, longestReason - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;
}

function said(cause: unknown): string {
  try {
    return String(cause instanceof Error ? cause.message : cause);
  } catch {
    return 'what was thrown cannot be shown';
  }
}
