import type { LogFinding } from '../../kinds/event-log/log-findings.ts';
/** Why something was not done. With `E_INVARIANT` nothing was written, and `invariant` is the number the seed gives it. */
export interface RecorderError {
    readonly code: string;
    readonly message: string;
    readonly invariant?: string;
    /** The rule that would have found it in the log. */
    readonly rule?: string;
}
/** What came of a call. The recorder never throws. */
export type Recorded<Value> = {
    readonly ok: true;
    readonly value: Value;
} | {
    readonly ok: false;
    readonly error: RecorderError;
};
export interface Refusal {
    readonly ok: false;
    readonly error: RecorderError;
}
export declare function done<Value>(value: Value): Recorded<Value>;
export declare function refused(code: string, message: string, invariant?: string): Refusal;
/** A finding that the log would have, had the event been written. */
export declare function refusedBy({ ruleId, message, data }: LogFinding): Refusal;
/** What was thrown or given as a reason, as text that can be written: no half of a surrogate pair, and not endless. */
export declare function reasonOf(cause: unknown): string;
