import type { JsonValue } from '../../../core/json-value.ts';
import { compareCodePoints } from '../../../core/order.ts';
import { buildTree } from '../build-tree.ts';
import { canonicalNode } from '../canonical.ts';
import { derivePasses, resetFields } from '../expected-state.ts';
import type { TaskNode, TaskTree } from '../model.ts';

/**
 * The tree with children sorted by (order, id) at every level; ids compare by code point. Pure.
 */
export function sortChildren(tree: TaskNode): TaskNode {
  return canonicalNode(treeOf(tree));
}

/**
 * The first part of a state update: `passes` and `attempts` are those of `previous`, and of nodes that are new there `false` and 0.
 * Pure; the result is sorted.
 */
export function resetRunnerOwnedFields(previous: TaskNode, next: TaskNode): TaskNode {
  const before = treeOf(previous);
  return canonicalNode(treeOf(next), (node) => resetFields(before, node));
}

/**
 * Inner nodes pass exactly when all their children do; leaves keep their value. Pure; the result is sorted.
 *
 * @returns the tree, and the ids of the inner nodes that turned `passes: true`, sorted by code point
 */
export function deriveInternalPasses(tree: TaskNode): {
  readonly tree: TaskNode;
  readonly derivedPassesSet: readonly string[];
} {
  const read = treeOf(tree);
  const fields = new Map(
    read.nodes.map((node) => [node, { passes: node.passes, attempts: node.attempts }] as const),
  );
  const turned = derivePasses(read.nodes, fields);
  const derived = canonicalNode(read, (node) => {
    const own = fields.get(node);
    return own === undefined || own.passes === node.passes ? undefined : { passes: own.passes };
  });
  return { tree: derived, derivedPassesSet: turned.map(({ id }) => id).sort(compareCodePoints) };
}

function treeOf(tree: TaskNode): TaskTree {
  return buildTree(tree as unknown as JsonValue);
}
