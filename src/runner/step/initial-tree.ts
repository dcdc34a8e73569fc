import { done } from '../../engine/values/result.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { type TreeResult, treeFailure } from '../../kinds/task-tree/api/tree-error.ts';
import { sortChildren } from '../../kinds/task-tree/api/update.ts';
import { validateInvariants, validateSchema } from '../../kinds/task-tree/api/validate.ts';
import { canonicalText } from '../../kinds/task-tree/canonical.ts';
import type { TaskNode } from '../../kinds/task-tree/model.ts';
import { publishedSchema } from '../../kinds/task-tree/published-schema.ts';
import type { ContainedFolder } from '../contained-folder.ts';
import { runStateText } from './run-state.ts';

/** Where a new tree is written, and under which run its iterations are counted. */
export interface InitialPlaces {
  /** Paths from the folder that nothing is written outside of. */
  readonly tree: string;
  readonly runState: string;
  readonly run: string;
}

/** What was written, as paths. */
export interface InitialFiles {
  readonly tree: string;
  readonly runState: string;
  readonly schema: string;
}

/**
 * Completes a plan to an initial tree: what a node leaves out is filled in (an open leaf in execute mode with three attempts, or an
 * inner node in decompose mode; `order` as listed), and children are sorted.
 *
 * @param plan a node as JSON gave it; `id`, `title` and `goal` are needed
 * @returns the tree; or `E_SCHEMA`, `E_INVARIANTS`, or `E_INPUT` where something passes already or was attempted
 */
export function initialTree(plan: JsonValue): TreeResult<TaskNode> {
  const shape = validateSchema(completed(plan));
  if (!shape.ok) return shape;
  const tree = sortChildren(shape.value);
  if (!tree.ok) return tree;
  const holds = validateInvariants(tree.value);
  if (!holds.ok) return holds;
  const begun = begunNodes(tree.value);
  return begun.length === 0 ? tree : treeFailure('E_INPUT', begun);
}

/** Iterative, since a plan may be as deep as its text. Each level is a copy. */
function completed(plan: JsonValue): JsonValue {
  if (!isJsonObject(plan)) return plan;
  const root = withDefaults(plan, 0);
  const pending: Draft[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!isJsonArray(node.children)) continue;
    const children = node.children.map((child, index) =>
      isJsonObject(child) ? withDefaults(child, index) : child,
    );
    node.children = children;
    for (const child of children) if (isJsonObject(child)) pending.push(child as Draft);
  }
  return root as JsonValue;
}

type Draft = { [field: string]: JsonValue };

function withDefaults(node: JsonObject, index: number): Draft {
  const isInner = isJsonArray(node.children) && node.children.length > 0;
  const next = isInner ? 'decompose' : 'execute';
  const usual = {
    order: index,
    acceptance: [],
    next,
    passes: false,
    attempts: 0,
    max_attempts: 3,
    children: [],
  };
  return { ...usual, ...node };
}

function begunNodes(root: TaskNode): string[] {
  const said: string[] = [];
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.passes) said.push(`node '${node.id}' passes already; a new tree is open`);
    if (node.attempts > 0) said.push(`node '${node.id}' has ${node.attempts} attempts; a new tree has none`);
    for (const child of node.children) pending.push(child);
  }
  return said.sort();
}

/**
 * Writes an initial tree in canonical form, the schema that it follows beside it for editors and other programs, and the run state.
 * Never over a tree that is there.
 */
export async function writeInitialTree(
  files: ContainedFolder,
  { tree: path, runState, run }: InitialPlaces,
  tree: TaskNode,
): Promise<TreeResult<InitialFiles>> {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const schema = `${folder}schema.json`;
  const taken = [path, runState].find((each) => files.look(each) !== 'absent');
  if (taken !== undefined)
    return treeFailure('E_INPUT', [
      `${taken} is there already; move it away (an archived tree takes its run_state.json along), or name another tree`,
    ]);
  try {
    await files.write(schema, `${JSON.stringify(publishedSchema, null, 2)}\n`);
    const state = { runId: run, nextIteration: 1, lastStatus: null, lastSummary: null, lastGuard: null };
    await files.write(runState, runStateText(state));
    await files.write(path, canonicalText(tree));
    return done({ tree: path, runState, schema });
  } catch (error) {
    return treeFailure('E_IO', [error instanceof Error ? error.message : String(error)]);
  }
}
