export interface ArtifactInput {
    /** What it is. */
    readonly type: 'file' | 'diff' | 'text';
    /** Required for a file; relative to the workspace, or absolute within it. */
    readonly path?: string;
    /** Of which checksum and size are taken; without it, and without a checksum, the file at `path` is read. */
    readonly content?: string | Uint8Array;
    /** SHA-256 in hexadecimal digits; given together with `sizeBytes`. */
    readonly checksum?: string;
    /** Given together with `checksum`. */
    readonly sizeBytes?: number;
}
export interface Artifact {
    /** As the log has it. */
    readonly id: string;
    /** Absolute, links resolved. */
    readonly path: string | undefined;
    /** SHA-256 in hexadecimal digits. */
    readonly checksum: string;
    /** Of its content. */
    readonly sizeBytes: number;
}
