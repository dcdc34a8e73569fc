import { done } from '../../engine/values/result.ts';
import { givenTree } from './api/given-tree.ts';
import type { TreeResult } from './api/tree-error.ts';
import type { TaskNode, TaskTree, TreeNode } from './model.ts';
import { pathOf } from './tree-place.ts';

/** A tree that has an open leaf, and which one it is. */
export interface SelectedNode {
  /** `stuck`: its attempts are used up. */
  readonly status: 'open' | 'stuck';
  /** Its id. */
  readonly node: string;
  /** Ids from the root to it, joined by `/`. */
  readonly path: string;
  /** Used up so far. */
  readonly attempts: number;
  /** Its limit. */
  readonly maxAttempts: number;
}

/** A tree without an open leaf. */
export interface CompleteTree {
  /** Nothing is left to be done. */
  readonly status: 'complete';
  /** None is selected. */
  readonly node?: undefined;
  /** None is selected. */
  readonly path?: undefined;
}

/** Where a tree stands, told apart by `status`. */
export type Selection = SelectedNode | CompleteTree;

/**
 * The node the runner works on next: the leftmost open leaf, depth first, children in order (docs/kinds/task-tree.md). Pure.
 *
 * @returns where the tree stands; or `E_SCHEMA` where it is none
 */
export function selectNode(tree: TaskNode): TreeResult<Selection> {
  const given = givenTree(tree);
  return given.ok ? done(selectionOf(given.value)) : given;
}

/** The same for a tree that was read already. */
export function selectionOf(tree: TaskTree): Selection {
  const node = leftmostOpenLeaf(tree);
  if (node === undefined) return { status: 'complete' };
  return {
    status: isStuck(node) ? 'stuck' : 'open',
    node: node.id,
    path: pathOf(node),
    attempts: node.attempts,
    maxAttempts: node.maxAttempts,
  };
}

export function leftmostOpenLeaf(tree: TaskTree | null): TreeNode | undefined {
  return tree?.nodes.find(isOpenLeaf);
}

function isOpenLeaf(node: TreeNode): boolean {
  return !node.passes && node.children.length === 0;
}

/** Open, with no attempt left: the runner, not the agent, decides what happens next (State Updates). */
export function isStuck(node: Pick<TreeNode, 'passes' | 'attempts' | 'maxAttempts'>): boolean {
  return !node.passes && node.attempts >= node.maxAttempts;
}
