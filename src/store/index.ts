export type { TaskNode } from '../kinds/task-tree/model.ts';
export { type LoadedTree, loadTree, type WrittenTree, writeTree } from './task-tree-store.ts';
