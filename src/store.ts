export type { CodedProblem, Failure, Result } from './engine/values/result.ts';
export type { ProcedureError, ProcedureErrorCode, ProcedureResult } from './kinds/procedure/api/result.ts';
export type { TreeError, TreeErrorCode, TreeResult } from './kinds/task-tree/api/tree-error.ts';
export type { TaskNode } from './kinds/task-tree/model.ts';
export type { FrontmatterUpdate } from './kinds/workflow/frontmatter-update.ts';
export type { PatchRequest, WriteRequest } from './runner/guarded/request.ts';
export type { WriteErrorCode, WrittenFile } from './runner/guarded/result.ts';
export type { WriteContext, WriteLimits } from './runner/guarded/write-context.ts';
export {
  continueProcedureIn,
  endProcedureIn,
  type StoredResult,
  startProcedureIn,
} from './runner/procedure-store.ts';
export { loadTree, writeTree } from './runner/task-tree-store.ts';
export { fsApplyPatch, fsWrite, type WriteError, type WriteResult } from './runner/writes.ts';
