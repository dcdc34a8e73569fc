import { type TreeResult } from '../kinds/task-tree/api/tree-error.ts';
import type { TaskNode } from '../kinds/task-tree/model.ts';
/**
 * Reads and validates a tree: JSON, then the schema, then the invariants.
 *
 * @param path the tree's file
 * @returns the tree; or `E_IO` or `E_JSON` where it cannot be read, `E_SCHEMA` or `E_INVARIANTS` with all errors, `E_INPUT` where a
 *   path is no text
 */
export declare function loadTree(path: string): Promise<TreeResult<TaskNode>>;
/**
 * The same with a schema of its own beside the one of trees, which holds always: `.runner/state/schema.json`, as `stateward step init`
 * writes it.
 *
 * @param schemaPath a JSON Schema (2020-12); one that cannot be read or judged refuses every tree
 */
export declare function loadTree(schemaPath: string, path: string): Promise<TreeResult<TaskNode>>;
/**
 * Writes a tree in its canonical form: sorted, two spaces, keys in schema order; the file is replaced in one step. What could not be
 * loaded again is not written.
 *
 * @param path the tree's file; its directory must exist
 * @returns null; or `E_SCHEMA`, `E_INVARIANTS`, `E_INPUT` or `E_IO`, and then the file is as it was
 */
export declare function writeTree(path: string, tree: TaskNode): Promise<TreeResult<null>>;
