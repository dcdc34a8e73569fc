import type { TreeNode } from './model.ts';
/**
 * Whether an inner node and its children bear the marks they bore before: a wrong derived mark is then an
 * old fault, and only what a change introduced is reported (judging.md, Scopes).
 */
export declare function marksUnchanged(before: TreeNode | undefined, node: TreeNode): boolean;
/** Whether an inner node's mark is what its children, as they are, say. */
export declare function followsChildren(node: TreeNode): boolean;
