import { type ContainedFolder } from './contained-folder.ts';
import { type Outcome } from './result.ts';
/** One file as it stands. */
export interface Current {
    readonly bytes: Buffer;
    readonly mode: number;
}
/**
 * Replaces a file in one step: a temporary file, fsync, rename. The temporary file lies in the store's own folder, where
 * nobody looks for state, and the next write removes what a crash left of it.
 */
export declare function persist(root: string, own: ContainedFolder, names: readonly string[], before: Current | null, after: Uint8Array): Promise<Outcome<null>>;
/** Where the folder lies on another file system, only a file beside it can take a file's place in one step. */
export declare function replaceFromBeside(folder: ContainedFolder, name: string, bytes: Uint8Array, mode: number): Promise<void>;
/** Removes what a crash left behind; whoever calls holds the lock. */
export declare function sweep(own: ContainedFolder): Promise<void>;
