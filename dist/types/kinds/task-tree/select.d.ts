import type { TreeResult } from './api/tree-error.ts';
import type { TaskNode } from './model.ts';
/** A tree that has an open leaf, and which one it is. */
export interface SelectedNode {
    /** `stuck`: its attempts are used up. */
    readonly status: 'open' | 'stuck';
    /** Its id. */
    readonly node: string;
    /** Ids from the root to it, joined by `/`. */
    readonly path: string;
    /** Used up so far. */
    readonly attempts: number;
    /** Its limit. */
    readonly maxAttempts: number;
}
/** A tree without an open leaf. */
export interface CompleteTree {
    /** Nothing is left to be done. */
    readonly status: 'complete';
    /** None is selected. */
    readonly node?: undefined;
    /** None is selected. */
    readonly path?: undefined;
}
/** Where a tree stands, told apart by `status`. */
export type Selection = SelectedNode | CompleteTree;
/**
 * The node the runner works on next: the leftmost open leaf, depth first, children in order (docs/kinds/task-tree.md). Pure.
 *
 * @returns where the tree stands; or `E_SCHEMA` where it is none
 */
export declare function selectNode(tree: TaskNode): TreeResult<Selection>;
