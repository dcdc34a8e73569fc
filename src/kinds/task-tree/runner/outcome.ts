import type { JsonValue } from '../../../formats/json-value.ts';
import { buildTree } from '../build-tree.ts';
import { canonicalNode, canonicalText } from '../canonical.ts';
import { joinedTreeErrors } from '../load.ts';
import type { TaskNode, TaskTree, TreeNode } from '../model.ts';
import type { TaskTreeOptions } from '../options.ts';
import type { StateUpdateSummary } from '../state-update.ts';
import { stateUpdate } from '../state-update.ts';
import type { TreeStep } from '../steps/step.ts';

/** What the runner writes after a step: the tree, its canonical text, and what was updated. */
export interface Outcome {
  readonly tree: TaskTree;
  readonly text: string;
  readonly updates: StateUpdateSummary;
}

/**
 * The tree after a step (State Updates): fields that the runner owns reset, the table applied, canonical. An agent's
 * limits and the runner's counters can be legal each by itself and not together; then there is an error instead.
 */
export function outcomeOf(
  previous: TaskTree,
  next: TaskTree,
  step: TreeStep,
  { runnerOwned }: TaskTreeOptions,
): Outcome | { readonly error: string } {
  const owned = treeOf(canonicalNode(next, (node) => ownedFields(previous.byId.get(node.id), runnerOwned)));
  const { tree: node, summary } = stateUpdate(previous, owned, step);
  const tree = treeOf(node);
  const error = joinedTreeErrors(tree);
  return error === undefined ? { tree, text: canonicalText(tree), updates: summary } : { error };
}

/** The fields that the configuration hands to the runner, as they were. */
function ownedFields(
  previous: TreeNode | undefined,
  runnerOwned: TaskTreeOptions['runnerOwned'],
): Partial<Pick<TaskNode, 'next' | 'max_attempts'>> {
  if (previous === undefined) return {};
  const { next, max_attempts } = previous.raw as unknown as TaskNode;
  return {
    ...(runnerOwned.includes('next') ? { next } : {}),
    ...(runnerOwned.includes('max_attempts') ? { max_attempts } : {}),
  };
}

function treeOf(node: TaskNode): TaskTree {
  return buildTree(node as unknown as JsonValue);
}
