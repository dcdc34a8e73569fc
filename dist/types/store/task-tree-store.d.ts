import { type TreeResult } from '../kinds/task-tree/api/tree-error.ts';
import type { TaskNode } from '../kinds/task-tree/model.ts';
/**
 * Reads and validates a tree: JSON, then the schema, then the invariants.
 *
 * @param path the tree's file
 * @returns the tree; or `E_IO` or `E_JSON` where it cannot be read, `E_SCHEMA` or `E_INVARIANTS` with all errors
 */
export declare function loadTree(path: string): Promise<TreeResult<TaskNode>>;
/**
 * Writes a tree in its canonical form: sorted, two spaces, keys in schema order; the file is replaced in one step.
 *
 * @param path the tree's file; its directory must exist
 * @returns null; or `E_IO`, and then the file is as it was
 */
export declare function writeTree(path: string, tree: TaskNode): Promise<TreeResult<null>>;
