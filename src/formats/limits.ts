/** Limits on one file's content. Exceeding them is a finding; they protect the gate, not the agent. */
export interface Limits {
  /** Of one file. */
  readonly maxBytes: number;
  /** Levels of nesting. */
  readonly maxDepth: number;
  /** Values in one document. */
  readonly maxValues: number;
}

/** `maxDepth` counts levels of objects and arrays, `maxValues` counts containers and scalars. */
export type JsonLimits = Pick<Limits, 'maxDepth' | 'maxValues'>;

/**
 * How many findings one rule may have about one transition, and how many errors a reader keeps. A file of a
 * million faults is no more readable than one of ten thousand, and must not exhaust the gate's memory.
 */
export const mostFindings = 10_000;

export const defaultLimits: Limits = { maxBytes: 64 * 1024 * 1024, maxDepth: 1000, maxValues: 5_000_000 };
