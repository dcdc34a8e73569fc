/** Where a guarded write takes place, and who makes it. */
export interface WriteContext {
    /** The folder that nothing is written outside of; paths are relative to it. Usually the top of a repository. */
    readonly root: string;
    /** Where every call is recorded, from the root; `.stateward/execution.jsonl` unless told. */
    readonly auditLog?: string;
    readonly agentId?: string;
    /** By default a random id. */
    readonly toolCallId?: string;
    readonly limits?: Partial<WriteLimits>;
}
/** In bytes; 10 MiB each unless told. */
export interface WriteLimits {
    readonly maxReadBytes: number;
    readonly maxWriteBytes: number;
}
