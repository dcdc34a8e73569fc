import type { TaskTree, TreeNode } from './model.ts';
import { applyRow, type RunnerFields, type TreeStep } from './steps/step.ts';

/** What the runner would have written, and what it would have said it did. */
export interface ExpectedState {
  readonly fields: ReadonlyMap<TreeNode, RunnerFields>;
  readonly passesSet: readonly TreeNode[];
  readonly attemptsIncremented: readonly TreeNode[];
  readonly derivedPassesSet: readonly TreeNode[];
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
  const fields = new Map<TreeNode, RunnerFields>();
  for (const node of after.nodes) fields.set(node, resetFields(before, node));
  const passesSet: TreeNode[] = [];
  const attemptsIncremented: TreeNode[] = [];
  for (const step of steps) {
    const node = after.byId.get(step.node);
    const current = node && fields.get(node);
    if (node === undefined || current === undefined) continue;
    const next = applyRow(current, node.maxAttempts, step.status, step.guard);
    fields.set(node, next);
    if (next.attempts > current.attempts) attemptsIncremented.push(node);
    if (next.passes && !current.passes) passesSet.push(node);
  }
  const derivedPassesSet = derivePasses(after.nodes, fields);
  return { fields, passesSet, attemptsIncremented, derivedPassesSet };
}

const untouched: RunnerFields = { passes: false, attempts: 0 };

/** Of existing nodes what the previous tree says, of new ones false and 0. */
export function resetFields(before: TaskTree | null, node: TreeNode): RunnerFields {
  const previous = before?.byId.get(node.id);
  return previous === undefined ? untouched : { passes: previous.passes, attempts: previous.attempts };
}

/** Inner nodes pass exactly when all their children do; leaves keep theirs. Returns what turned true. */
export function derivePasses(nodes: readonly TreeNode[], fields: Map<TreeNode, RunnerFields>): TreeNode[] {
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
