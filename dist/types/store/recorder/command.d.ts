/** How a program ended, and the end of what it said. */
export interface CommandResult {
    /** Null where a signal ended it. */
    readonly exit_code: number | null;
    /** The end of it, 64 KiB at most. */
    readonly stdout: string;
    /** The same. */
    readonly stderr: string;
}
/** Runs a program without a shell; rejects where it cannot be started or takes too long. */
export declare function runCommand([program, ...args]: readonly string[], folder: string, timeoutMs: number): Promise<CommandResult>;
