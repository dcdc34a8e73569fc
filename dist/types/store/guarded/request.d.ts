import { type JsonValue } from '../../core/json-value.ts';
import { type Outcome } from './result.ts';
export type ToolName = 'fs.write' | 'fs.apply_patch';
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
/** A request that has been read. */
export interface Call {
    readonly path: string;
    readonly ifMatchSha256: string | undefined;
    readonly does: {
        readonly content: Uint8Array;
    } | {
        readonly operation: string;
        readonly update: JsonValue | undefined;
    };
}
/** Requests come from agents: whatever it is, it is read or refused. */
export declare function readRequest(request: unknown, tool: ToolName): Outcome<Call>;
