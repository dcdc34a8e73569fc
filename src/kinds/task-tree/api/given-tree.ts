import { plainJson } from '../../../engine/values/plain-json.ts';
import { done } from '../../../engine/values/result.ts';
import { defaultLimits } from '../../../formats/limits.ts';
import { buildTree } from '../build-tree.ts';
import { joinedErrors, schemaTexts } from '../messages.ts';
import type { TaskTree } from '../model.ts';
import { type TreeResult, treeFailure } from './tree-error.ts';

/** Trees are walked iteratively: only what is read from a file has a greatest depth. */
const anyDepth = { ...defaultLimits, maxDepth: Number.POSITIVE_INFINITY };

/** A tree as somebody handed it in, read; or `E_SCHEMA` where it is none. */
export function givenTree(value: unknown): TreeResult<TaskTree> {
  const plain = plainJson(value, anyDepth);
  if (!plain.ok) return notATree([`<root>: the document must be a node, but ${plain.error}`]);
  const tree = buildTree(plain.value);
  return tree.schemaErrors.length === 0 ? done(tree) : notATree(schemaTexts(tree));
}

function notATree(errors: readonly string[]) {
  return treeFailure('E_SCHEMA', errors, joinedErrors('schema', errors));
}
