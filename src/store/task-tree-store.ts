import { readFile } from 'node:fs/promises';
import { defaultLimits } from '../core/limits.ts';
import { canonicalText } from '../kinds/task-tree/canonical.ts';
import { invariantBreaches } from '../kinds/task-tree/invariants.ts';
import { joinedInvariantErrors, joinedSchemaErrors } from '../kinds/task-tree/messages.ts';
import type { TaskNode } from '../kinds/task-tree/model.ts';
import { treeReader } from '../kinds/task-tree/parse.ts';
import { writeAtomically } from './atomic-file.ts';

export type LoadedTree = { readonly tree: TaskNode } | { readonly error: string };
export type WrittenTree = { readonly written: true } | { readonly error: string };

/**
 * Reads and validates a tree (seed 000, TreeStore): JSON, then the schema, then the invariants.
 *
 * @param path the tree's file
 * @returns the tree, or one error: why it cannot be read, or the seed's joined form of all errors
 */
export async function loadTree(path: string): Promise<LoadedTree> {
  const bytes = await attempt(readFile(path));
  if ('error' in bytes) return bytes;
  const reader = treeReader(defaultLimits);
  reader.push('', bytes.value);
  const { doc, faults } = reader.end();
  if (doc?.root === undefined && faults.length > 0) {
    const texts = faults.map(({ message, span }) => `${path}:${span.line}:${span.column}: ${message}`);
    return { error: texts.join('; ') };
  }
  if (doc === null) return { error: `${path}: nothing to read` };
  const error = joinedSchemaErrors(doc) ?? joinedInvariantErrors(invariantBreaches(doc));
  return error === undefined ? { tree: doc.root?.raw as unknown as TaskNode } : { error };
}

/**
 * Writes a tree in its canonical form, atomically (seed 000, TreeStore).
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
