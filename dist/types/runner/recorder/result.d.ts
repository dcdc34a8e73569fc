import { type Result } from '../../engine/values/result.ts';
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
'E_INPUT'
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
 | 'INVALID_INPUT' | 'INVALID_OUTPUT'
/** The step ended while the call was under way. */
 | 'INTERRUPTED'
/** What was worked on threw. */
 | 'TOOL_FAILED' | 'LLM_FAILED' | 'STEP_FAILED' | 'RUN_FAILED';
/** What came of a call. The recorder never throws. */
export type Recorded<Value> = Result<Value, RecorderError>;
