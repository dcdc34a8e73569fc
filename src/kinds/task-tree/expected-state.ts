import { followsChildren } from './derived-marks.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { applyRow, type RunnerFields, type TreeStep } from './steps/step.ts';
import { touchedNodes } from './touched.ts';

/** What the runner would have written, and what it would have said it did. */
export interface ExpectedState {
  readonly fields: NodeFields;
  /** All nodes of which the fields may be others than they are, in their order. */
  readonly nodes: readonly TreeNode[];
  readonly passesSet: readonly TreeNode[];
  readonly attemptsIncremented: readonly TreeNode[];
  readonly derivedPassesSet: readonly TreeNode[];
}

/** The runner-owned fields of each node. */
export interface NodeFields {
  get(node: TreeNode): RunnerFields | undefined;
}

/**
 * The runner-owned fields of every node of `after`: reset from `before`, then the table applied to each
 * selected node in turn, then inner nodes derived bottom up.
 */
export function expectedState(
  before: TaskTree | null,
  after: TaskTree,
  steps: readonly TreeStep[],
): ExpectedState {
  const own = new Map<TreeNode, RunnerFields>();
  const fields = {
    get: (node: TreeNode) => own.get(node) ?? resetFields(before, node),
    set: (node: TreeNode, value: RunnerFields) => own.set(node, value),
  };
  const nodes = movableNodes(before, after, steps);
  const passesSet: TreeNode[] = [];
  const attemptsIncremented: TreeNode[] = [];
  for (const step of steps) {
    const node = after.byId.get(step.node);
    if (node === undefined) continue;
    const current = fields.get(node);
    const next = applyRow(current, node.maxAttempts, step.status, step.guard);
    fields.set(node, next);
    if (next.attempts > current.attempts) attemptsIncremented.push(node);
    if (next.passes && !current.passes) passesSet.push(node);
  }
  const derivedPassesSet = derivePasses(nodes, fields);
  return { fields, nodes, passesSet, attemptsIncremented, derivedPassesSet };
}

/** What two trees share stays as it is, unless a step is about it, or a mark there is not what its children say. */
function movableNodes(
  before: TaskTree | null,
  after: TaskTree,
  steps: readonly TreeStep[],
): readonly TreeNode[] {
  if (before === null || hasWrongMark(before)) return after.nodes;
  const { after: nodes } = touchedNodes(before, after);
  const isAbout = ({ node }: TreeStep) => nodes.some(({ id }) => id === node) || !after.byId.has(node);
  return steps.every(isAbout) ? nodes : after.nodes;
}

const wrongMarks = new WeakMap<TaskTree, boolean>();

function hasWrongMark(tree: TaskTree): boolean {
  const known =
    wrongMarks.get(tree) ?? tree.nodes.some((node) => node.children.length > 0 && !followsChildren(node));
  wrongMarks.set(tree, known);
  return known;
}

const untouched: RunnerFields = { passes: false, attempts: 0 };

/** Of existing nodes what the previous tree says, of new ones false and 0. */
export function resetFields(before: TaskTree | null, node: TreeNode): RunnerFields {
  const previous = before?.byId.get(node.id);
  return previous === undefined ? untouched : { passes: previous.passes, attempts: previous.attempts };
}

/** Inner nodes pass exactly when all their children do; leaves keep theirs. Returns what turned true. */
export function derivePasses(
  nodes: readonly TreeNode[],
  fields: NodeFields & { set(node: TreeNode, value: RunnerFields): unknown },
): TreeNode[] {
  const turned: TreeNode[] = [];
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    const current = node && fields.get(node);
    if (node === undefined || current === undefined || node.children.length === 0) continue;
    const passes = node.children.every((child) => fields.get(child)?.passes === true);
    if (passes && !current.passes) turned.push(node);
    if (passes !== current.passes) fields.set(node, { passes, attempts: current.attempts });
  }
  return turned;
}
