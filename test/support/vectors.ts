import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { TaskNode } from '../../src/index.ts';

/** One result of the reference implementation of the first two seeds (test/vectors/README.md). */
export interface Vector {
  readonly input: {
    readonly prev: TaskNode;
    readonly next: TaskNode;
    readonly selected: string;
    readonly status: 'done' | 'retry' | 'decomposed';
    readonly guard: 'pass' | 'fail' | 'skipped';
    readonly allowed: string | null;
  };
  readonly expected: {
    readonly invariants_prev: readonly string[];
    readonly invariants_next: readonly string[];
    readonly immutability: readonly string[];
    readonly child_additions: readonly string[];
    readonly status: readonly string[];
    readonly leaf: string | null;
    readonly stuck?: boolean;
    readonly apply: { readonly Ok: readonly [TaskNode, VectorSummary] } | { readonly Err: string };
  };
}

interface VectorSummary {
  readonly passes_set: readonly string[];
  readonly attempts_incremented: readonly string[];
  readonly derived_passes_set: readonly string[];
}

export function readVectors(): readonly Vector[] {
  const file = new URL('../vectors/task-tree.jsonl.gz', import.meta.url);
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  return lines.map((line): Vector => JSON.parse(line));
}
