import { readFile } from 'node:fs/promises';
import { defaultLimits } from '../core/limits.ts';
import { done } from '../core/result.ts';
import { type TreeResult, treeFailure } from '../kinds/task-tree/api/tree-error.ts';
import { validateInvariants, validateSchema } from '../kinds/task-tree/api/validate.ts';
import { canonicalText } from '../kinds/task-tree/canonical.ts';
import { validTree } from '../kinds/task-tree/load.ts';
import type { TaskNode } from '../kinds/task-tree/model.ts';
import { writeAtomically } from './atomic-file.ts';

/**
 * Reads and validates a tree: JSON, then the schema, then the invariants.
 *
 * @param path the tree's file
 * @returns the tree; or `E_IO` or `E_JSON` where it cannot be read, `E_SCHEMA` or `E_INVARIANTS` with all errors
 */
export async function loadTree(path: string): Promise<TreeResult<TaskNode>> {
  const bytes = await attempt(readFile(path));
  if (!bytes.ok) return bytes;
  const read = validTree(bytes.value, path, defaultLimits);
  if ('tree' in read) return done(read.tree.root?.raw as unknown as TaskNode);
  // Read again only where it is refused: which of the layers refused it.
  const value = parsed(bytes.value);
  if (value === undefined) return treeFailure('E_JSON', [read.error]);
  const shape = validateSchema(value);
  if (!shape.ok) return shape;
  const holds = validateInvariants(shape.value);
  return holds.ok ? treeFailure('E_JSON', [read.error]) : holds;
}

/**
 * Writes a tree in its canonical form: sorted, two spaces, keys in schema order; the file is replaced in one step.
 *
 * @param path the tree's file; its directory must exist
 * @returns null; or `E_IO`, and then the file is as it was
 */
export async function writeTree(path: string, tree: TaskNode): Promise<TreeResult<null>> {
  return attempt(writeAtomically(path, canonicalText(tree)).then(() => null));
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

async function attempt<Value>(work: Promise<Value>): Promise<TreeResult<Value>> {
  try {
    return done(await work);
  } catch (error) {
    return treeFailure('E_IO', [error instanceof Error ? error.message : String(error)]);
  }
}
