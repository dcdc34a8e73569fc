/** How a program ended, and the end of what it said. */
export interface CommandResult {
    /** Null where a signal ended it. */
    readonly exit_code: number | null;
    /** The end of it, 64 KiB at most. */
    readonly stdout: string;
    /** The same. */
    readonly stderr: string;
}
