import type { TaskNode } from '../kinds/task-tree/model.ts';
export type LoadedTree = {
    readonly tree: TaskNode;
} | {
    readonly error: string;
};
export type WrittenTree = {
    readonly written: true;
} | {
    readonly error: string;
};
/**
 * Reads and validates a tree (seed 000, TreeStore): JSON, then the schema, then the invariants.
 *
 * @param path the tree's file
 * @returns the tree, or one error: why it cannot be read, or the seed's joined form of all errors
 */
export declare function loadTree(path: string): Promise<LoadedTree>;
/**
 * Writes a tree in its canonical form, atomically (seed 000, TreeStore).
 *
 * @param path the tree's file; its directory must exist
 * @returns `{ written: true }`, or why it could not be written; then the file is as it was
 */
export declare function writeTree(path: string, tree: TaskNode): Promise<WrittenTree>;
