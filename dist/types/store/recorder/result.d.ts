import { type Failure, type Result } from '../../core/result.ts';
import type { LogFinding } from '../../kinds/event-log/log-findings.ts';
/** Why something was not done. With `E_INVARIANT` nothing was written, and `invariant` is the number of that. */
export interface RecorderError {
    /** `E_INVARIANT` where an invariant would have been broken. */
    readonly code: string;
    /** What is wrong, with `seq` and event type where there is one. */
    readonly message: string;
    /** The number of the invariant. */
    readonly invariant?: string;
    /** The rule that would have found it in the log. */
    readonly rule?: string;
}
/** What came of a call. The recorder never throws. */
export type Recorded<Value> = Result<Value, RecorderError>;
export type Refusal = Failure<RecorderError>;
export declare function refused(code: string, message: string, invariant?: string): Refusal;
/** A finding that the log would have, had the event been written. */
export declare function refusedBy({ ruleId, message, data }: LogFinding): Refusal;
/** What was thrown or given as a reason, as text that can be written: no half of a surrogate pair, and not endless. */
export declare function reasonOf(cause: unknown): string;
