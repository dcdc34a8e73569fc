export type { ProcedureResult } from '../kinds/procedure/api/result.ts';
export type { TaskNode } from '../kinds/task-tree/model.ts';
export { continueProcedureIn, endProcedureIn, type StoredResult, startProcedureIn, } from './procedure-store.ts';
export { type LoadedTree, loadTree, type WrittenTree, writeTree } from './task-tree-store.ts';
