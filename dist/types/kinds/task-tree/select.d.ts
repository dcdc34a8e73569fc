import type { TreeResult } from './api/tree-error.ts';
import type { TaskNode, TaskTree, TreeNode } from './model.ts';
/** Where a tree stands. `node`, `path` and the counters are those of the selected node. */
export interface Selection {
    /** `stuck`: its attempts are used up; `complete`: no leaf is open. */
    readonly status: 'open' | 'stuck' | 'complete';
    /** Its id; absent where the tree is complete. */
    readonly node?: string;
    /** Ids from the root, joined by `/`. */
    readonly path?: string;
    /** Used up so far. */
    readonly attempts?: number;
    /** Its limit. */
    readonly maxAttempts?: number;
}
/**
 * The node the runner works on next: the leftmost open leaf, depth first, children in order (docs/kinds/task-tree.md). Pure.
 *
 * @returns where the tree stands; or `E_SCHEMA` where it is none
 */
export declare function selectNode(tree: TaskNode): TreeResult<Selection>;
/** The same for a tree that was read already. */
export declare function selectionOf(tree: TaskTree): Selection;
export declare function leftmostOpenLeaf(tree: TaskTree | null): TreeNode | undefined;
/** Open, with no attempt left: the runner, not the agent, decides what happens next (State Updates). */
export declare function isStuck(node: Pick<TreeNode, 'passes' | 'attempts' | 'maxAttempts'>): boolean;
