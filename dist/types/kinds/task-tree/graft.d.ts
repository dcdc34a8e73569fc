import type { TaskTree } from './model.ts';
/**
 * A tree in which the named subjects are as they are in another version: nodes (what comes back brings what stood below
 * it), single fields, sets of children and their order; the entity '' is the form of the text. What stood below a node
 * that goes returns to its place in the other version, or goes with it.
 */
export declare function graftTree(tree: TaskTree, from: TaskTree | null, subjects: readonly string[]): TaskTree;
