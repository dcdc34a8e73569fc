/** Limits on one file's content. Exceeding them is a finding; they protect the gate, not the agent. */
export interface Limits {
    /** Of one file. */
    readonly maxBytes: number;
    /** Levels of nesting. */
    readonly maxDepth: number;
    /** Values in one document. */
    readonly maxValues: number;
}
