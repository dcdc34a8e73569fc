import type { FrontmatterUpdate } from './kinds/workflow/frontmatter-update.ts';
import type { Guard } from './store/guarded/guard.ts';
import { guardedWrite } from './store/guarded/guarded-write.ts';
import type { PatchRequest, WriteRequest } from './store/guarded/request.ts';
import type { WriteResult } from './store/guarded/result.ts';
import type { WriteContext } from './store/guarded/write-context.ts';

export type { ProcedureResult } from './kinds/procedure/api/result.ts';
export type { TaskNode } from './kinds/task-tree/model.ts';
export type { FrontmatterUpdate } from './kinds/workflow/frontmatter-update.ts';
export type { PatchRequest, WriteRequest } from './store/guarded/request.ts';
export type { WriteError, WriteResult } from './store/guarded/result.ts';
export type { WriteContext, WriteLimits } from './store/guarded/write-context.ts';
export {
  continueProcedureIn,
  endProcedureIn,
  type StoredResult,
  startProcedureIn,
} from './store/procedure-store.ts';
export { type LoadedTree, loadTree, type WrittenTree, writeTree } from './store/task-tree-store.ts';

/**
 * Writes a whole file below a root, if what it says could have happened legally. A file that no kind
 * governs is written as it is given. Every call is recorded in the audit log.
 *
 * @param request the path from the root, the content, and the SHA-256 that the file must have, if any
 * @returns the SHA-256 before and after; or why it was refused, and then the file is as it was. Never throws.
 */
export async function fsWrite(request: WriteRequest, context: WriteContext): Promise<WriteResult> {
  return guardedWrite('fs.write', request, context, await guard());
}

/**
 * Changes the frontmatter of a run, if the run may move so. Body, comments and key order stay.
 *
 * @param request the path from the root, the patch, and the SHA-256 that the file must have, if any
 * @returns the SHA-256 before and after; or why it was refused, and then the file is as it was. Never throws.
 */
export async function fsApplyPatch(
  request: PatchRequest<FrontmatterUpdate>,
  context: WriteContext,
): Promise<WriteResult> {
  return guardedWrite('fs.apply_patch', request, context, await guard());
}

/** All kinds are loaded with it, which who only reads trees is not to pay for. */
async function guard(): Promise<Guard> {
  return (await import('./write-guard.ts')).writeGuard;
}
