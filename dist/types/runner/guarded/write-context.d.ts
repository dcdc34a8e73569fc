/** Where a guarded write takes place, and who makes it. */
export interface WriteContext {
    /** The folder that nothing is written outside of; paths are relative to it. Usually the top of a repository. */
    readonly root: string;
    /** Where every call is recorded, from the root; `.stateward/execution.jsonl` unless told. */
    readonly auditLog?: string;
    /** Who writes; recorded. */
    readonly agentId?: string;
    /**
     * The workflow that the run follows, as the harness knows it: it fills `{workflowId}` in a configured path of the graph, and
     * selects the record of the package file, in place of what the state file says of itself.
     */
    readonly workflowId?: string;
    /** The graph that the run follows, from the root. Where the configuration names one, it has to be the same. */
    readonly graphRelPath?: string;
    /** These two are only recorded. */
    readonly runId?: string;
    /** Recorded. */
    readonly packageId?: string;
    /** By default a random id. */
    readonly toolCallId?: string;
    /** Whether what is no state file is refused; otherwise it is written unjudged. */
    readonly onlyGoverned?: boolean;
    /** Bytes that may be read and written. */
    readonly limits?: Partial<WriteLimits>;
}
/** In bytes; 10 MiB each unless told. */
export interface WriteLimits {
    /** Of the file as it stands. */
    readonly maxReadBytes: number;
    /** Of the file as it would stand. */
    readonly maxWriteBytes: number;
}
