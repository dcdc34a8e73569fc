/** Limits on one file's content. Exceeding them is a finding; they protect the gate, not the agent. */
export interface Limits {
  readonly maxBytes: number;
  readonly maxDepth: number;
  readonly maxValues: number;
}

export const defaultLimits: Limits = { maxBytes: 64 * 1024 * 1024, maxDepth: 1000, maxValues: 5_000_000 };
