import type { TaskNode } from '../model.ts';
import { type Status } from '../steps/step.ts';
import { type TreeResult } from './tree-error.ts';
/** What an agent may declare of a step; a replan is a person's. */
export type AgentStatus = Exclude<Status, 'replan'>;
/**
 * The structural layer: a value against `schemas/task_tree/v1.schema.json`. Pure; anything may be handed in.
 *
 * @param tree what JSON gave
 * @returns the same value, typed; or `E_SCHEMA` with every error, in document order
 */
export declare function validateSchema(tree: unknown): TreeResult<TaskNode>;
/**
 * The semantic layer: ids are unique, `max_attempts` > 0, `attempts` <= `max_attempts`, children sorted by (order, id).
 *
 * @returns null; or `E_INVARIANTS` with every breach, depth first; `E_SCHEMA` where it is no tree
 */
export declare function validateInvariants(tree: TaskNode): TreeResult<null>;
/**
 * Nodes with `passes: true` in `previous` still exist, under the same parent, equal by value with their children.
 *
 * @returns null; or `E_IMMUTABILITY` with every violation, sorted by node id
 */
export declare function checkPassedNodeImmutability(previous: TaskNode, next: TaskNode): TreeResult<null>;
/**
 * `decomposed` needs the selected node to have more children than before; `done` and `retry` need it not to.
 *
 * @param node id of the selected node
 * @returns null; or `E_STATUS`
 */
export declare function validateStatusInvariants(previous: TaskNode, next: TaskNode, node: string, status: AgentStatus): TreeResult<null>;
/**
 * Only the selected node gains children, only by `decomposed`, and only where its `next` was `decompose`. An open node that
 * moves under another parent is an addition there, unless `moves` allows it.
 *
 * @param node id of the selected node
 * @param options `moves`: whether an open node may move under another parent; `forbid` (the default) counts it as an addition
 * @returns null; or `E_CHILD_ADDITIONS`, sorted by the id of the parent
 */
export declare function validateChildAdditionsRestricted(previous: TaskNode, next: TaskNode, node: string, status: AgentStatus, options?: {
    readonly moves?: 'forbid' | 'allow';
}): TreeResult<null>;
