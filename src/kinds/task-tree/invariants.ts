import { canonicalJson } from '../../formats/json-text.ts';
import { onceFor } from '../../formats/once-for.ts';
import { compareChildren } from './canonical.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { pathOf } from './tree-place.ts';

/** One breached invariant of a single version (Semantic Invariants). */
export interface InvariantBreach {
  readonly type: 'duplicate' | 'maxAttempts' | 'attemptsBound' | 'childrenSorted';
  readonly node: TreeNode;
  /** For duplicates: 2 at the second occurrence, 3 at the third … */
  readonly occurrence: number;
  readonly values: {
    readonly id: string;
    readonly path: string;
    readonly attempts: string;
    readonly maxAttempts: string;
  };
}

/** All breaches, depth first, and for each node in the order of docs/kinds/task-tree.md, Laws. A version is judged from several sides. */
export const invariantBreaches = onceFor((tree: TaskTree): readonly InvariantBreach[] => {
  const seen = new Map<string, number>();
  const breaches: InvariantBreach[] = [];
  for (const node of tree.nodes) {
    const occurrence = tree.repeated.size === 0 ? 1 : (seen.get(node.id) ?? 0) + 1;
    if (node.id !== '' && tree.repeated.size > 0) seen.set(node.id, occurrence);
    const types = breachedBy(node, occurrence);
    if (types.length === 0) continue;
    const values = {
      id: node.id,
      path: pathOf(node),
      attempts: canonicalJson(node.raw.attempts),
      maxAttempts: canonicalJson(node.raw.max_attempts),
    };
    breaches.push(...types.map((type) => ({ type, node, occurrence, values })));
  }
  return breaches;
});

function breachedBy(node: TreeNode, occurrence: number): InvariantBreach['type'][] {
  const types: InvariantBreach['type'][] = [];
  if (occurrence > 1) types.push('duplicate');
  // A value of another type is the schema's business.
  const limited = Number.isSafeInteger(node.raw.max_attempts);
  if (limited && node.maxAttempts <= 0) types.push('maxAttempts');
  if (limited && Number.isSafeInteger(node.raw.attempts) && node.attempts > node.maxAttempts)
    types.push('attemptsBound');
  if (node.children.every(isOrdered) && !isSorted(node.children)) types.push('childrenSorted');
  return types;
}

function isOrdered({ id, raw }: TreeNode): boolean {
  return id !== '' && Number.isSafeInteger(raw.order);
}

/** Whether children stand in the order of (order, id). */
export function isSorted(children: readonly TreeNode[]): boolean {
  for (let index = 1; index < children.length; index += 1) {
    const [last, child] = [children[index - 1], children[index]];
    if (last !== undefined && child !== undefined && compareChildren(last, child) > 0) return false;
  }
  return true;
}
