import type { Limits } from '../../core/limits.ts';
import type { TaskTree } from './model.ts';
export type ValidTree = {
    readonly tree: TaskTree;
} | {
    readonly error: string;
};
/**
 * Reads and validates a tree's bytes (seed 000, TreeStore): JSON, then the schema, then the invariants. The
 * error is why they cannot be read, each with its place in `name`, or the seed's joined form of all errors.
 */
export declare function validTree(bytes: Uint8Array, name: string, limits: Limits): ValidTree;
/** The seed's joined form of all errors of a tree: of its schema, or else of its invariants. */
export declare function joinedTreeErrors(tree: TaskTree): string | undefined;
