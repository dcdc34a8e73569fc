import type { TaskTree } from './model.ts';
/**
 * A tree in which the named subjects are as they are in another version: whole nodes without their
 * descendants, single fields, or sets of children.
 */
export declare function graftTree(tree: TaskTree, from: TaskTree | null, subjects: readonly string[]): TaskTree;
