/**
 * The files of a workspace, for a tool; what leads out of it is refused before anything is opened. A refusal is a
 * rejection with a `code`: it is for the recorder, which makes it the failure of the tool's call.
 */
export interface WorkspaceFiles {
    /** A whole file, as UTF-8. */
    read(path: string): Promise<string>;
    /** Names of a folder's entries, in order. */
    list(path: string): Promise<readonly string[]>;
    /** Replaces a file in one step, and makes the folders it needs. For tools of the tiers WRITE and EXECUTE. */
    write(path: string, text: string): Promise<void>;
    /** For tools of the tiers WRITE and EXECUTE; a folder is not removed. */
    remove(path: string): Promise<void>;
}
