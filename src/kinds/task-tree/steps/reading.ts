import type { JsonValue } from '../../../formats/json-value.ts';
import { compareCodePoints } from '../../../formats/order.ts';
import { followsChildren, marksUnchanged } from '../derived-marks.ts';
import { type ExpectedState, expectedState, type NodeFields } from '../expected-state.ts';
import type { TaskTree, TreeNode } from '../model.ts';
import { gainedChildren } from '../node-children.ts';
import type { TaskTreeOptions } from '../options.ts';
import { touchedNodes } from '../touched.ts';
import { type LineFacts, replayLines } from './replay.ts';
import type { RunnerFields, TreeStep } from './step.ts';

/** Children a node gained though the step does not let it. */
export interface Addition {
  readonly node: TreeNode;
  /** Set where another node took the place of the root: it is `node` itself that came. */
  readonly isRoot?: true;
  /** Ids, sorted; `moved` are those of them that stood elsewhere before. */
  readonly gained: readonly string[];
  readonly moved: readonly string[];
}

/** A runner-owned field that is not what the runner would have written. */
export interface FieldMismatch {
  readonly node: TreeNode;
  readonly field: 'passes' | 'attempts' | 'next' | 'max_attempts';
  readonly expected: JsonValue;
  readonly actual: JsonValue;
}

/** How many children the selected node had and has; undefined where the node is missing. */
export interface ChildCounts {
  readonly step: TreeStep;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly node: TreeNode | undefined;
}

/** One way to read a transition: the steps behind it (none: no step happened) and what contradicts them. */
export interface Reading {
  readonly steps: readonly TreeStep[];
  readonly additions: readonly Addition[];
  readonly mismatches: readonly FieldMismatch[];
  /** Judged for a single step only; several lines leave no trace of how many children each added. */
  readonly counts: ChildCounts | undefined;
  readonly lines: readonly LineFacts[];
  /** What the runner would have written, where that is judged. */
  readonly expected: NodeFields | undefined;
}

/** Holds a transition against given steps: what they do not explain (docs/kinds/task-tree.md, Transitions). */
export function readTransition(
  before: TaskTree | null,
  after: TaskTree,
  steps: readonly TreeStep[],
  options: TaskTreeOptions,
): Reading {
  const [single, ...more] = steps;
  const counted = single !== undefined && more.length === 0 && single.status !== 'replan';
  // A tree that comes with at most one step is judged as a new one.
  const isJudged = before !== null || steps.length > 1;
  const expected = isJudged ? expectedState(before, after, steps) : undefined;
  return {
    steps,
    additions: steps.some((step) => step.status === 'replan') ? [] : additions(before, after, steps),
    mismatches: expected === undefined ? [] : mismatches(before, after, expected, { steps, options }),
    counts: counted ? childCounts(before, after, single) : undefined,
    lines: replayLines(before, after, steps),
    expected: expected?.fields,
  };
}

/** Nodes of both trees whose set of child ids gained members, sorted by id; decomposed ones may. */
export function additions(before: TaskTree | null, after: TaskTree, steps: readonly TreeStep[]): Addition[] {
  const allowed = new Set(steps.filter((step) => step.status === 'decomposed').map((step) => step.node));
  const found: Addition[] = [];
  for (const node of before === null ? [] : touchedNodes(before, after).before) {
    const twin = after.byId.get(node.id);
    if (twin === undefined || before?.byId.get(node.id) !== node || allowed.has(node.id)) continue;
    const gained = gainedChildren(node, twin);
    if (gained.length === 0) continue;
    found.push({ node: twin, gained, moved: gained.filter((id) => before?.byId.has(id)) });
  }
  found.push(...newRoot(before, after));
  return found.sort((left, right) => compareCodePoints(left.node.id, right.node.id));
}

/** Under another root everything could begin anew: the tree itself gained a child that no step planned. */
function newRoot(before: TaskTree | null, after: TaskTree): Addition[] {
  const [old, node] = [before?.root, after.root];
  if (old === undefined || node === undefined || node.id === '' || old.id === node.id) return [];
  // A root that passed is missed or moved, which is said already.
  if (old.passes) return [];
  const moved = before?.byId.has(node.id) ? [node.id] : [];
  return [{ node, isRoot: true, gained: [node.id], moved }];
}

function mismatches(
  before: TaskTree | null,
  after: TaskTree,
  { fields: expected, nodes }: ExpectedState,
  { steps, options }: { readonly steps: readonly TreeStep[]; readonly options: TaskTreeOptions },
): FieldMismatch[] {
  const replanned = steps.some((step) => step.status === 'replan');
  const found: FieldMismatch[] = [];
  for (const node of nodes) {
    const wanted = expected.get(node);
    // A node without an id, or with another's, is nobody's: other rules name it, and nothing can be compared.
    if (wanted === undefined || after.byId.get(node.id) !== node) continue;
    const previous = before?.byId.get(node.id);
    found.push(...fieldMismatches(previous, node, wanted));
    if (!replanned) found.push(...ownedMismatches(previous, node, options));
  }
  return found;
}

/** An inner node that follows its children as they are is no mismatch of its own: the leaf is. */
export function fieldMismatches(
  previous: TreeNode | undefined,
  node: TreeNode,
  wanted: RunnerFields,
): FieldMismatch[] {
  if (node.passes === wanted.passes && node.attempts === wanted.attempts) return [];
  const found: FieldMismatch[] = [];
  const excused = node.children.length > 0 && (followsChildren(node) || marksUnchanged(previous, node));
  if (node.passes !== wanted.passes && !excused) {
    found.push({ node, field: 'passes', expected: wanted.passes, actual: node.passes });
  }
  if (node.attempts !== wanted.attempts) {
    found.push({ node, field: 'attempts', expected: wanted.attempts, actual: node.attempts });
  }
  return found;
}

/** Fields that the configuration hands to the runner are those of the previous version. */
function ownedMismatches(
  previous: TreeNode | undefined,
  node: TreeNode,
  options: TaskTreeOptions,
): FieldMismatch[] {
  if (previous === undefined || options.runnerOwned.length === 0) return [];
  return [...new Set(options.runnerOwned)].sort().flatMap((field): FieldMismatch[] => {
    const [expected, actual] =
      field === 'next' ? [previous.next, node.next] : [previous.maxAttempts, node.maxAttempts];
    return expected === actual ? [] : [{ node, field, expected, actual }];
  });
}

function childCounts(before: TaskTree | null, after: TaskTree, step: TreeStep): ChildCounts {
  const [old, node] = [before?.byId.get(step.node), after.byId.get(step.node)];
  return { step, before: old?.children.length, after: node?.children.length, node };
}
