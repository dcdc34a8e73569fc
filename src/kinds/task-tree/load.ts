import type { Limits } from '../../formats/limits.ts';
import { invariantBreaches } from './invariants.ts';
import { joinedInvariantErrors, joinedSchemaErrors } from './messages.ts';
import type { TaskTree } from './model.ts';
import { treeReader } from './parse.ts';

export type ValidTree = { readonly tree: TaskTree } | { readonly error: string };

/**
 * Reads and validates a tree's bytes (TreeStore): JSON, then the schema, then the invariants. The
 * error is why they cannot be read, each with its place in `name`, or all errors as one sentence.
 */
export function validTree(bytes: Uint8Array, name: string, limits: Limits): ValidTree {
  const reader = treeReader(limits);
  reader.push('', bytes);
  const { doc, faults } = reader.end();
  if (doc?.root === undefined && faults.length > 0) {
    const texts = faults.map(({ message, span }) => `${name}:${span.line}:${span.column}: ${message}`);
    return { error: texts.join('; ') };
  }
  if (doc === null) return { error: `${name}: nothing to read` };
  const error = joinedTreeErrors(doc);
  return error === undefined ? { tree: doc } : { error };
}

/** All errors of a tree as one sentence: of its schema, or else of its invariants. */
export function joinedTreeErrors(tree: TaskTree): string | undefined {
  return joinedSchemaErrors(tree) ?? joinedInvariantErrors(invariantBreaches(tree));
}
