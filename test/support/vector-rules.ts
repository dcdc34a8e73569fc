import { declaring } from './trees.ts';
import type { Vector } from './vectors.ts';

/** A commit message that declares the step of a vector. */
export function vectorMessage({
  selected,
  status,
  guard,
}: Pick<Vector['input'], 'selected' | 'status' | 'guard'>): string {
  const node = /[\s"]/.test(selected) ? JSON.stringify(selected) : selected;
  return declaring({ node, status, guard });
}
