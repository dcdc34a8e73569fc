/** Limits on one file's content. Exceeding them is a finding; they protect the gate, not the agent. */
export interface Limits {
    /** Of one file. */
    readonly maxBytes: number;
    /** Levels of nesting. */
    readonly maxDepth: number;
    /** Values in one document. */
    readonly maxValues: number;
}
/**
 * How many findings one rule may have about one transition, and how many errors a reader keeps. A file of a
 * million faults is no more readable than one of ten thousand, and must not exhaust the gate's memory.
 */
export declare const mostFindings = 10000;
export declare const defaultLimits: Limits;
