import { inWords, plainJson } from '../../../engine/values/plain-json.ts';
import { done } from '../../../engine/values/result.ts';
import { isJsonObject } from '../../../formats/json-value.ts';
import { compareTrees } from '../compare.ts';
import { invariantBreaches } from '../invariants.ts';
import { invariantTexts, joinedErrors } from '../messages.ts';
import type { TaskNode } from '../model.ts';
import { defaultTaskTreeOptions } from '../options.ts';
import { childAdditions } from '../rules/child-additions.ts';
import { decomposeMode } from '../rules/decompose-mode.ts';
import { status as statusRule } from '../rules/status.ts';
import { immutabilityErrors, messagesOf } from '../runner/contract.ts';
import { isStatus, type Status, type TreeStep } from '../steps/step.ts';
import { givenTree } from './given-tree.ts';
import { type TreeErrorCode, type TreeResult, treeFailure } from './tree-error.ts';

/** What an agent may declare of a step; a replan is a person's. */
export type AgentStatus = Exclude<Status, 'replan'>;

/**
 * The structural layer: a value against `schemas/task_tree/v1.schema.json`. Pure; anything may be handed in.
 *
 * @param tree what JSON gave
 * @returns the same value, typed; or `E_SCHEMA` with every error, in document order
 */
export function validateSchema(tree: unknown): TreeResult<TaskNode> {
  const given = givenTree(tree);
  return given.ok ? done(tree as TaskNode) : given;
}

/**
 * The semantic layer: ids are unique, `max_attempts` > 0, `attempts` <= `max_attempts`, children sorted by (order, id).
 *
 * @returns null; or `E_INVARIANTS` with every breach, depth first; `E_SCHEMA` where it is no tree
 */
export function validateInvariants(tree: TaskNode): TreeResult<null> {
  const given = givenTree(tree);
  if (!given.ok) return given;
  const errors = invariantTexts(invariantBreaches(given.value));
  return verdict('E_INVARIANTS', errors, joinedErrors('invariants', errors));
}

/**
 * Nodes with `passes: true` in `previous` still exist, under the same parent, equal by value with their children.
 *
 * @returns null; or `E_IMMUTABILITY` with every violation, sorted by node id
 */
export function checkPassedNodeImmutability(previous: TaskNode, next: TaskNode): TreeResult<null> {
  const facts = compared(previous, next);
  if ('ok' in facts) return facts;
  const errors = immutabilityErrors(facts);
  return verdict('E_IMMUTABILITY', errors, joinedErrors('immutability', errors));
}

/**
 * `decomposed` needs the selected node to have more children than before; `done` and `retry` need it not to.
 *
 * @param node id of the selected node
 * @returns null; or `E_STATUS`
 */
export function validateStatusInvariants(
  previous: TaskNode,
  next: TaskNode,
  node: string,
  status: AgentStatus,
): TreeResult<null> {
  const facts = compared(previous, next, { node, status });
  if ('ok' in facts) return facts;
  return verdict('E_STATUS', messagesOf(facts, statusRule, undefined));
}

/**
 * Only the selected node gains children, only by `decomposed`, and only where its `next` was `decompose`. An open node that
 * moves under another parent is an addition there, unless `moves` allows it.
 *
 * @param node id of the selected node
 * @param options `moves`: whether an open node may move under another parent; `forbid` (the default) counts it as an addition
 * @returns null; or `E_CHILD_ADDITIONS`, sorted by the id of the parent
 */
export function validateChildAdditionsRestricted(
  previous: TaskNode,
  next: TaskNode,
  node: string,
  status: AgentStatus,
  options: { readonly moves?: 'forbid' | 'allow' } = {},
): TreeResult<null> {
  const given = plainJson(options ?? {});
  const { moves = 'forbid' } = given.ok && isJsonObject(given.value) ? given.value : { moves: null };
  if (moves !== 'forbid' && moves !== 'allow')
    return treeFailure('E_INPUT', [`moves is forbid or allow, not ${inWords(moves)}`]);
  const facts = compared(previous, next, { node, status });
  if ('ok' in facts) return facts;
  const gained = messagesOf(facts, childAdditions, { moves });
  return verdict('E_CHILD_ADDITIONS', [...gained, ...messagesOf(facts, decomposeMode, undefined)]);
}

function compared(previous: TaskNode, next: TaskNode, declared?: Pick<TreeStep, 'node' | 'status'>) {
  const { node, status } = declared ?? { node: '', status: 'done' };
  if (!isStatus(status) || (status as Status) === 'replan')
    return treeFailure('E_INPUT', [`unknown status ${inWords(status)}`]);
  if (typeof node !== 'string')
    return treeFailure('E_INPUT', [`a node is named by its id, not by ${inWords(node)}`]);
  const before = givenTree(previous);
  if (!before.ok) return before;
  const after = givenTree(next);
  if (!after.ok) return after;
  const steps: TreeStep[] = declared === undefined ? [] : [{ node, status, guard: 'skipped' }];
  const context = { scope: 'step', path: '', steps } as const;
  return compareTrees(before.value, after.value, context, defaultTaskTreeOptions);
}

function verdict(code: TreeErrorCode, errors: readonly string[], joined?: string): TreeResult<null> {
  return errors.length === 0 ? done(null) : treeFailure(code, errors, joined);
}
