/** `fs.write`: a whole file. */
export interface WriteRequest {
    /** From the root, with slashes. */
    readonly path: string;
    /** The whole file, as UTF-8. */
    readonly content: string;
    /** Refused unless the current bytes have this SHA-256, in hex. */
    readonly ifMatchSha256?: string;
}
/** `fs.apply_patch`: named changes of a file. */
export interface PatchRequest<Update = object> {
    /** From the root, with slashes. */
    readonly path: string;
    /** What is to be changed. */
    readonly patch: {
        readonly operation: 'updateFrontmatter';
        readonly update: Update;
    };
    /** Refused unless the file has this SHA-256, in hex. */
    readonly ifMatchSha256?: string;
}
