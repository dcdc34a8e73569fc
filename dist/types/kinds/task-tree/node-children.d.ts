import type { TreeNode } from './model.ts';
/** Ids of the children that the set of child ids gained, sorted. */
export declare function gainedChildren(before: TreeNode, after: TreeNode): string[];
