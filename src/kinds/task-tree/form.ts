import { jsonFormat } from '../../formats/json-edit.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { TextForm } from '../../formats/text-form.ts';
import { textForm } from '../../formats/text-form.ts';
import { buildTree } from './build-tree.ts';
import { canonicalNode } from './canonical.ts';
import { isSorted } from './invariants.ts';
import type { TreeNode } from './model.ts';

/** How a tree's text is merged: inner nodes pass when all their children do, and children stand in their order. */
export function treeForm(): TextForm {
  return { ...textForm(jsonFormat, ['passes']), settle: settledTree };
}

/** Two sides may have counted the same attempts up to a limit that both kept. */
function settledTree(value: JsonValue): JsonValue {
  const tree = buildTree(value);
  if (tree.schemaErrors.length > 0 || tree.nodes.every(isSettled)) return value;
  const passing = new Map<TreeNode, boolean>();
  for (const node of tree.nodes.toReversed())
    passing.set(
      node,
      node.children.length === 0 ? node.passes : node.children.every((child) => passing.get(child)),
    );
  const update = (node: TreeNode) => {
    const passes = passing.get(node) ?? node.passes;
    const attempts = Math.min(node.attempts, node.maxAttempts);
    return passes === node.passes && attempts === node.attempts ? undefined : { passes, attempts };
  };
  const settled = canonicalNode(tree, update, true);
  return settled as unknown as JsonValue;
}

function isSettled({ children, passes, attempts, maxAttempts }: TreeNode): boolean {
  if (attempts > maxAttempts) return false;
  return children.length === 0 || (passes === children.every((child) => child.passes) && isSorted(children));
}
