import type { TaskNode, TaskTree, TreeNode } from './model.ts';
type ChildKey = Pick<TreeNode, 'order' | 'id'>;
/** The order of children: (order, id), ids by code point (seed 000, Canonicalization). */
export declare function compareChildren(left: ChildKey, right: ChildKey): number;
type OwnFields = Partial<Omit<TaskNode, 'children'>>;
/** A tree with children sorted at every level and, where `update` says so, other fields. */
export declare function canonicalNode(tree: TaskTree, update?: (node: TreeNode) => OwnFields | undefined): TaskNode;
/**
 * The canonical bytes of a tree: children sorted, two spaces, keys in schema order, one trailing newline
 * (formats.md §1, Canonical form and the store).
 */
export declare function canonicalText(tree: TaskNode | TaskTree): string;
export {};
