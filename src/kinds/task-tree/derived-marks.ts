import type { TreeNode } from './model.ts';

/**
 * Whether an inner node and its children bear the marks they bore before: a wrong derived mark is then an
 * old fault, and only what a change introduced is reported (judging.md, Scopes).
 */
export function marksUnchanged(before: TreeNode | undefined, node: TreeNode): boolean {
  if (before === undefined || before.passes !== node.passes) return false;
  if (before.children.length !== node.children.length) return false;
  const earlier = new Map(before.children.map((child) => [child.id, child.passes]));
  return node.children.every((child) => earlier.get(child.id) === child.passes);
}

/** Whether an inner node's mark is what its children, as they are, say. */
export function followsChildren(node: TreeNode): boolean {
  return node.passes === node.children.every((child) => child.passes);
}
