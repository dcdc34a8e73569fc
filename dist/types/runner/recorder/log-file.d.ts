/** What stood behind the last line feed when the log was opened. */
export interface TornLine {
    /** From 1. */
    readonly line: number;
    /** How many of it were there. */
    readonly bytes: number;
    /** What was done: a whole event gets its line feed, what is none is cut. */
    readonly repair: 'completed' | 'truncated';
}
