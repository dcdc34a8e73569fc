import { done } from '../../../engine/values/result.ts';
import { compareCodePoints } from '../../../formats/order.ts';
import { canonicalNode } from '../canonical.ts';
import { derivePasses, resetFields } from '../expected-state.ts';
import type { TaskNode } from '../model.ts';
import { givenTree } from './given-tree.ts';
import type { TreeResult } from './tree-error.ts';

/** A tree whose inner nodes pass exactly when all their children do. */
export interface DerivedPasses {
  /** Sorted. */
  readonly tree: TaskNode;
  /** Ids of the inner nodes that turned `passes: true`, sorted by code point. */
  readonly derivedPassesSet: readonly string[];
}

/**
 * The tree with children sorted by (order, id) at every level; ids compare by code point. Pure.
 *
 * @returns a new tree; or `E_SCHEMA` where it is none
 */
export function sortChildren(tree: TaskNode): TreeResult<TaskNode> {
  const given = givenTree(tree);
  return given.ok ? done(canonicalNode(given.value)) : given;
}

/**
 * The first part of a state update: `passes` and `attempts` are those of `previous`, and of nodes that are new there `false` and 0.
 * Pure.
 *
 * @returns a new tree, sorted; or `E_SCHEMA` where one of them is none
 */
export function resetRunnerOwnedFields(previous: TaskNode, next: TaskNode): TreeResult<TaskNode> {
  const before = givenTree(previous);
  if (!before.ok) return before;
  const after = givenTree(next);
  return after.ok ? done(canonicalNode(after.value, (node) => resetFields(before.value, node))) : after;
}

/**
 * Inner nodes pass exactly when all their children do; leaves keep their value. Pure.
 *
 * @returns a new tree, sorted, and what turned; or `E_SCHEMA` where it is no tree
 */
export function deriveInternalPasses(tree: TaskNode): TreeResult<DerivedPasses> {
  const given = givenTree(tree);
  if (!given.ok) return given;
  const { nodes } = given.value;
  const fields = new Map(
    nodes.map((node) => [node, { passes: node.passes, attempts: node.attempts }] as const),
  );
  const turned = derivePasses(nodes, fields);
  const derived = canonicalNode(given.value, (node) => {
    const own = fields.get(node);
    return own === undefined || own.passes === node.passes ? undefined : { passes: own.passes };
  });
  return done({ tree: derived, derivedPassesSet: turned.map(({ id }) => id).sort(compareCodePoints) });
}
