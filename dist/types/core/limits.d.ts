/** Limits on one file's content. Exceeding them is a finding; they protect the gate, not the agent. */
export interface Limits {
    readonly maxBytes: number;
    readonly maxDepth: number;
    readonly maxValues: number;
}
export declare const defaultLimits: Limits;
