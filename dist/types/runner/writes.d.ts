import type { CodedProblem, Result } from '../engine/values/result.ts';
import type { FrontmatterUpdate } from '../kinds/workflow/frontmatter-update.ts';
import type { WorkflowUpdateError } from '../kinds/workflow/validate-update.ts';
import type { PatchRequest, WriteRequest } from './guarded/request.ts';
import type { WriteErrorCode, WrittenFile } from './guarded/result.ts';
import type { WriteContext } from './guarded/write-context.ts';
/** Why a guarded write is refused; `details` is plain and JSON-safe, and names no place outside of the root. */
export interface WriteError extends CodedProblem {
    readonly code: WriteErrorCode | WorkflowUpdateError['code'];
}
export type WriteResult = Result<WrittenFile, WriteError>;
/**
 * Writes a whole file below a root, if what it says could have happened legally (`fs.write`). A file that no kind
 * governs is written as it is given. Every call is recorded in the audit log.
 *
 * @param request the path from the root, the content, and the SHA-256 that the file must have, if any
 * @returns the SHA-256 before and after; or why it was refused, and then the file is as it was. Never throws.
 */
export declare function fsWrite(request: WriteRequest, context: WriteContext): Promise<WriteResult>;
/**
 * Changes the frontmatter of a run, if the run may move so (`fs.apply_patch`). Body, comments and key order stay.
 *
 * @param request the path from the root, the patch, and the SHA-256 that the file must have, if any
 * @returns the SHA-256 before and after; or why it was refused, and then the file is as it was. Never throws.
 */
export declare function fsApplyPatch(request: PatchRequest<FrontmatterUpdate>, context: WriteContext): Promise<WriteResult>;
