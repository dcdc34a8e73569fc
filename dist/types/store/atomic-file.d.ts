/**
 * Replaces a file in one step: a temporary file in the same directory, fsync, rename. Readers see the old
 * bytes or the new ones, never others. A link is followed, so that it stays a link.
 */
export declare function writeAtomically(path: string, text: string): Promise<void>;
/** The same without following a link at the path itself: what is written takes the link's place. */
export declare function replaceFile(target: string, content: string | Uint8Array, mode?: number): Promise<void>;
/** Whether a name is that of a temporary file of `replaceFile`, left behind by a crash. */
export declare function isTemporaryOf(file: string, name: string): boolean;
