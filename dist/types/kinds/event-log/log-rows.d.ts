import type { EventLog } from './model.ts';
/** One line of a log with its bytes, events or not; a torn one has no line feed, and no event. */
export interface LogRow {
    readonly bytes: Uint8Array;
    readonly text: string;
    readonly id: string;
    readonly run: string;
    /** Whether it ends in a line feed, lacks it, or was torn. */
    readonly end: 'fed' | 'open' | 'torn';
}
export declare function rowsOf(log: EventLog): LogRow[];
/** Rows as a log, judged anew; a line that others follow has a line feed. */
export declare function logOf(rows: readonly LogRow[], { options, aside }: EventLog, old?: readonly LogRow[]): EventLog;
