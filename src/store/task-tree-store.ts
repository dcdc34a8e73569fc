import { readFile } from 'node:fs/promises';
import { defaultLimits } from '../core/limits.ts';
import { canonicalText } from '../kinds/task-tree/canonical.ts';
import { validTree } from '../kinds/task-tree/load.ts';
import type { TaskNode } from '../kinds/task-tree/model.ts';
import { writeAtomically } from './atomic-file.ts';

export type LoadedTree = { readonly tree: TaskNode } | { readonly error: string };
export type WrittenTree = { readonly written: true } | { readonly error: string };

/**
 * Reads and validates a tree: JSON, then the schema, then the invariants.
 *
 * @param path the tree's file
 * @returns the tree, or one error: why it cannot be read, or all errors joined
 */
export async function loadTree(path: string): Promise<LoadedTree> {
  const bytes = await attempt(readFile(path));
  if ('error' in bytes) return bytes;
  const read = validTree(bytes.value, path, defaultLimits);
  return 'error' in read ? read : { tree: read.tree.root?.raw as unknown as TaskNode };
}

/**
 * Writes a tree in its canonical form, atomically.
 *
 * @param path the tree's file; its directory must exist
 * @returns `{ written: true }`, or why it could not be written; then the file is as it was
 */
export async function writeTree(path: string, tree: TaskNode): Promise<WrittenTree> {
  const written = await attempt(writeAtomically(path, canonicalText(tree)));
  return 'error' in written ? written : { written: true };
}

async function attempt<Value>(
  work: Promise<Value>,
): Promise<{ readonly value: Value } | { readonly error: string }> {
  try {
    return { value: await work };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
