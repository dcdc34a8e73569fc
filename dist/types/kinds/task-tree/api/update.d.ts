import type { TaskNode } from '../model.ts';
import type { TreeResult } from './tree-error.ts';
/** A tree whose inner nodes pass exactly when all their children do. */
export interface DerivedPasses {
    /** Sorted. */
    readonly tree: TaskNode;
    /** Ids of the inner nodes that turned `passes: true`, sorted by code point. */
    readonly derivedPassesSet: readonly string[];
}
/**
 * The tree with children sorted by (order, id) at every level; ids compare by code point. Pure.
 *
 * @returns a new tree; or `E_SCHEMA` where it is none
 */
export declare function sortChildren(tree: TaskNode): TreeResult<TaskNode>;
/**
 * The first part of a state update: `passes` and `attempts` are those of `previous`, and of nodes that are new there `false` and 0.
 * Pure.
 *
 * @returns a new tree, sorted; or `E_SCHEMA` where one of them is none
 */
export declare function resetRunnerOwnedFields(previous: TaskNode, next: TaskNode): TreeResult<TaskNode>;
/**
 * Inner nodes pass exactly when all their children do; leaves keep their value. Pure.
 *
 * @returns a new tree, sorted, and what turned; or `E_SCHEMA` where it is no tree
 */
export declare function deriveInternalPasses(tree: TaskNode): TreeResult<DerivedPasses>;
