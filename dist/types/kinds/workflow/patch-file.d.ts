import type { Limits } from '../../core/limits.ts';
import { type FrontmatterChange } from './frontmatter-update.ts';
import { type WorkflowUpdateError } from './validate-update.ts';
export type PatchedFile = {
    readonly bytes: Uint8Array;
} | {
    readonly error: WorkflowUpdateError;
};
/** A run's file with its frontmatter changed; the body stays byte for byte, comments and key order stay. */
export declare function patchRunFile(bytes: Uint8Array, changes: readonly FrontmatterChange[], limits: Limits): PatchedFile;
