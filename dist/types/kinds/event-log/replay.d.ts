import type { LogEvent } from './model.ts';
import type { RunView } from './run-view.ts';
/** Gives each run as it ends, and at last those that are under way; what comes after the end of a run is left out. */
export interface Replaying {
    take(event: LogEvent): void;
    end(): void;
}
export declare function replaying(give: (view: RunView) => void): Replaying;
/**
 * Rebuilds the runs of an event log, in the order in which they ended and then those that are under way (seed 003, invariants 41, 52, 54).
 * Pure and deterministic. Lines that cannot be read are left out: `checkTransition` says what is wrong with a log.
 *
 * @param log its text, its bytes, or its lines
 */
export declare function replay(log: string | Uint8Array | readonly string[]): RunView[];
/**
 * The same for a log that is too large to be held: gives each run as soon as it ends, and remembers of it only who it was.
 *
 * @param chunks the bytes or text of the log, cut anywhere
 */
export declare function replayStream(chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): AsyncGenerator<RunView, void>;
