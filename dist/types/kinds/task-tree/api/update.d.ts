import type { TaskNode } from '../model.ts';
/**
 * The tree with children sorted by (order, id) at every level; ids compare by code point. Pure.
 */
export declare function sortChildren(tree: TaskNode): TaskNode;
/**
 * The first part of a state update: `passes` and `attempts` are those of `previous`, and of nodes that are new there `false` and 0.
 * Pure; the result is sorted.
 */
export declare function resetRunnerOwnedFields(previous: TaskNode, next: TaskNode): TaskNode;
/**
 * Inner nodes pass exactly when all their children do; leaves keep their value. Pure; the result is sorted.
 *
 * @returns the tree, and the ids of the inner nodes that turned `passes: true`, sorted by code point
 */
export declare function deriveInternalPasses(tree: TaskNode): {
    readonly tree: TaskNode;
    readonly derivedPassesSet: readonly string[];
};
