import { type CodedProblem, type Result } from '../../engine/values/result.ts';
import type { LogFinding } from './log-findings.ts';
import type { EventLogOptions } from './options.ts';
import type { RunView } from './run-view.ts';
/** Why a log is refused: what breaks an invariant, by line, and what can be seen of its runs all the same. */
export interface ReplayError extends CodedProblem {
    /** `E_INVARIANT` where the log is wrong, `E_INPUT` where what was handed over is no log, or its mode is none. */
    readonly code: 'E_INVARIANT' | 'E_INPUT';
    /** Every breach with its line; warnings too. */
    readonly findings: readonly LogFinding[];
    /** What can be seen of the runs. */
    readonly runs: readonly RunView[];
}
/** How a log is judged as it is replayed. */
export interface ReplayOptions {
    /**
     * `auto` (the default): a run without a terminal event is under way; `closed`: it is refused; `open`: nothing has to have
     * ended.
     */
    readonly mode?: EventLogOptions['mode'];
}
/**
 * Rebuilds the runs of an event log, in the order in which they ended and then those that are under way (invariants 41, 52, 54).
 * Pure and deterministic.
 *
 * @param log its text, its bytes, or its lines
 * @returns the view of each run; or `E_INPUT` where it is no log, or `E_INVARIANT` where the log breaks an invariant, with `seq`, event type, reason and line of each
 *   breach, and with what can be seen of the runs: what breaks an invariant changes nothing in a view
 */
export declare function replay(log: string | Uint8Array | readonly string[], options?: ReplayOptions): Result<readonly RunView[], ReplayError>;
/**
 * The same for a log that is too large to be held: gives each run as soon as it ends, and remembers of it only its ids. Where the log
 * breaks an invariant, the last thing it gives says so, without the runs that it gave before.
 *
 * @param chunks the bytes or text of the log, cut anywhere; what they throw as they are read is thrown
 */
export declare function replayStream(chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>, options?: ReplayOptions): AsyncGenerator<Result<RunView, ReplayError>, void>;
