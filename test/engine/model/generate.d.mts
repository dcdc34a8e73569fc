import type fc from 'fast-check';

export const ops: readonly string[];
export const branching: readonly string[];
export const undoing: readonly string[];
export function scenario(allowed: readonly string[], max?: number): fc.Arbitrary<unknown>;
export function build(
  scenario: unknown,
  options: { repairWith(commits: readonly unknown[], base: string, head: string): unknown },
): { commits: readonly import('./as-engine.ts').ModelCommit[]; base: string; head: string };
