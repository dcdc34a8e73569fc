import { inWords } from '../../engine/values/plain-json.ts';
import { done } from '../../engine/values/result.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { givenTree } from './api/given-tree.ts';
import { type TreeResult, treeFailure } from './api/tree-error.ts';
import { canonicalNode } from './canonical.ts';
import { expectedState } from './expected-state.ts';
import type { TaskNode, TaskTree, TreeNode } from './model.ts';
import { type Guard, isGuard, isStatus, type Status, type TreeStep } from './steps/step.ts';

/** What `applyStateUpdates` did: node ids, each list sorted by code point. */
export interface StateUpdateSummary {
  /** Nodes that turned `passes: true` by the step. */
  readonly passesSet: readonly string[];
  /** Nodes whose attempt counted. */
  readonly attemptsIncremented: readonly string[];
  /** Inner nodes that turned `passes: true` because all their children pass. */
  readonly derivedPassesSet: readonly string[];
}

export interface StateUpdate {
  /** Sorted, with the fields that the runner owns. */
  readonly tree: TaskNode;
  /** What was done. */
  readonly summary: StateUpdateSummary;
}

export type StateUpdateResult = TreeResult<StateUpdate>;

/**
 * The tree the runner writes after a step: `passes` and `attempts` reset from
 * `previous` (new nodes: false and 0), the table applied to the selected node, inner nodes derived bottom
 * up, children sorted by (order, id). Pure: neither input changes.
 *
 * @param previous the tree before the step
 * @param next the tree the agent left behind
 * @param node id of the selected node
 * @param status what the agent declares; `guard` is what the guard said
 * @returns the new tree and a summary; or `E_SCHEMA` where an input is no tree, `E_NODE` where the node is not in `next`,
 *   `E_INPUT` where there is no such status or guard
 */
export function applyStateUpdates(
  previous: TaskNode,
  next: TaskNode,
  node: string,
  status: Exclude<Status, 'replan'>,
  guard: Guard,
): StateUpdateResult {
  if (!isStatus(status) || (status as Status) === 'replan')
    return treeFailure('E_INPUT', [`unknown status ${inWords(status)}`]);
  if (!isGuard(guard)) return treeFailure('E_INPUT', [`unknown guard ${inWords(guard)}`]);
  const before = givenTree(previous);
  if (!before.ok) return before;
  const after = givenTree(next);
  if (!after.ok) return after;
  if (!after.value.byId.has(node)) return treeFailure('E_NODE', [`selected node ${inWords(node)} not found`]);
  return done(stateUpdate(before.value, after.value, { node, status, guard }));
}

/** The same over trees that are known to follow the schema; the node is in the new one. */
export function stateUpdate(before: TaskTree, after: TaskTree, step: TreeStep): StateUpdate {
  const expected = expectedState(before, after, [step]);
  return {
    tree: canonicalNode(after, (each) => expected.fields.get(each)),
    summary: {
      passesSet: sortedIds(expected.passesSet),
      attemptsIncremented: sortedIds(expected.attemptsIncremented),
      derivedPassesSet: sortedIds(expected.derivedPassesSet),
    },
  };
}

function sortedIds(nodes: readonly TreeNode[]): string[] {
  return nodes.map((node) => node.id).sort(compareCodePoints);
}
