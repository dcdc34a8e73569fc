import type { TreeNode } from './model.ts';

/**
 * Whether an inner node and its children bear the marks they bore before: a wrong derived mark is then an
 * old fault, and only what a change introduced is reported (docs/judging.md, 1).
 */
export function marksUnchanged(before: TreeNode | undefined, node: TreeNode): boolean {
  if (before === undefined || before.passes !== node.passes) return false;
  return marks(before) === marks(node);
}

/** The children's marks as one text; ids may repeat in a broken tree, so they are compared as a whole. */
function marks({ children }: TreeNode): string {
  return JSON.stringify(children.map(({ id, passes }) => [id, passes]).sort());
}

/** Whether an inner node's mark is what its children, as they are, say. */
export function followsChildren(node: TreeNode): boolean {
  return node.passes === node.children.every((child) => child.passes);
}
