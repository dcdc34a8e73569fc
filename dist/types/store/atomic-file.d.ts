/**
 * Replaces a file in one step: a temporary file in the same directory, fsync, rename. Readers see the old
 * bytes or the new ones, never others. A link is followed, so that it stays a link.
 */
export declare function writeAtomically(path: string, text: string): Promise<void>;
