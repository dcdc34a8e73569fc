import { type TreeResult } from './api/tree-error.ts';
import type { TaskNode } from './model.ts';
import { type Guard, type Status } from './steps/step.ts';
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
export declare function applyStateUpdates(previous: TaskNode, next: TaskNode, node: string, status: Exclude<Status, 'replan'>, guard: Guard): StateUpdateResult;
