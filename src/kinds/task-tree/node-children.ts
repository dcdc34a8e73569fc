import { compareCodePoints } from '../../formats/order.ts';
import type { TreeNode } from './model.ts';

/** Ids of the children that the set of child ids gained, sorted. */
export function gainedChildren(before: TreeNode, after: TreeNode): string[] {
  if (after.children.length === 0 || before.raw === after.raw) return [];
  const known = new Set(before.children.map((child) => child.id));
  const gained = new Set(after.children.map((child) => child.id).filter((id) => id !== '' && !known.has(id)));
  return [...gained].sort(compareCodePoints);
}
