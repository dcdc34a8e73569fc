import type { ProblemDetail } from '../../core/rule.ts';
import { subjectOf } from '../../core/subject.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { buildTree } from './build-tree.ts';
import { canonicalNode } from './canonical.ts';
import { markCounts } from './child-counts.ts';
import { expectedState, type NodeFields } from './expected-state.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TaskTree, TreeNode } from './model.ts';
import type { RunnerFields } from './steps/step.ts';

/** Everything that has to return for a problem to go, and the values to return to where those before are not right. */
export type Refusal = Pick<ProblemDetail, 'refuses' | 'demanded'>;

/** Values of runner-owned fields, by node of the new version. */
type FieldValues = ReadonlyMap<TreeNode, Partial<RunnerFields>>;

/** A mark goes to a value, and with it the derived marks above that would no longer follow. */
export function markRefusal(facts: TaskTreeFacts, node: TreeNode, passes: boolean): Refusal {
  const wanted = wantedWithout(facts, new Set([node.id]));
  return valuesRefusal(facts, new Map([[node, { passes }], ...marksAbove(facts, node, passes, wanted)]));
}

/** A runner-owned field goes to what the steps behind the change demand. */
export function expectedRefusal(facts: TaskTreeFacts, node: TreeNode, value: Partial<RunnerFields>): Refusal {
  const wanted = facts.readings[0]?.expected;
  const above = value.passes === undefined ? [] : marksAbove(facts, node, value.passes, wanted);
  return valuesRefusal(facts, new Map([[node, value], ...above]));
}

/** A mark goes back to what it was; nothing is known of the mark of what was not there. */
export function markBack(facts: TaskTreeFacts, node: TreeNode): Refusal {
  return markRefusal(facts, node, facts.before?.byId.get(node.id)?.passes ?? false);
}

/** Fields go to given values, which are demanded where they are not those before. */
function valuesRefusal({ before, after }: TaskTreeFacts, values: FieldValues): Refusal {
  const fields = [...values].flatMap(([node, own]) =>
    Object.entries(own).map(([field, value]) => {
      const previous = before?.byId.get(node.id)?.raw[field] ?? (field === 'passes' ? false : 0);
      return { subject: subjectOf(node.id, field), isBefore: value === previous };
    }),
  );
  const refuses = fields.map(({ subject }) => subject);
  if (after === null || fields.every(({ isBefore }) => isBefore)) return { refuses };
  return { refuses, demanded: withValues(after, values) };
}

/** A tree with other values of runner-owned fields. */
export function withValues(tree: TaskTree, values: FieldValues): TaskTree {
  const raw = canonicalNode(tree, (node) => values.get(node)) as unknown as JsonValue;
  return buildTree(raw, tree.text, tree.runState);
}

/** The derived marks above a node that are wrong once its own mark is another, each with the right value. */
function marksAbove(
  facts: TaskTreeFacts,
  node: TreeNode,
  passes: boolean,
  wanted: NodeFields | undefined,
): [TreeNode, { passes: boolean }][] {
  const found: [TreeNode, { passes: boolean }][] = [];
  if (wanted === undefined && facts.scope !== 'net') return found;
  let [child, mark] = [node, passes];
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const right = rightMark(
      facts,
      at,
      { child, mark },
      facts.scope === 'net' ? undefined : wanted?.get(at)?.passes,
    );
    // That a node which passed is no longer what it was is said of it as a whole.
    const hasPassed = facts.before?.byId.get(at.id)?.passes === true;
    if (right === undefined || right === at.passes || (hasPassed && !right)) break;
    found.push([at, { passes: right }]);
    [child, mark] = [at, right];
  }
  return found;
}

interface Given {
  readonly child: TreeNode;
  readonly mark: boolean;
}

/** What the mark of a node has to be once one of its children bears a given one; undefined where it may stay. */
function rightMark(
  facts: TaskTreeFacts,
  node: TreeNode,
  { child, mark }: Given,
  wanted: boolean | undefined,
): boolean | undefined {
  const { open, differing } = markCounts(facts, node);
  const follows = open - Number(!child.passes) + Number(!mark) === 0;
  if (node.passes === follows || node.passes === wanted) return undefined;
  const before = facts.before?.byId.get(node.id);
  const old = before?.children.find(({ id }) => id === child.id)?.passes;
  const others = differing - Number(old !== child.passes) + Number(old !== mark);
  if (before?.passes === node.passes && others === 0) return undefined;
  return wanted ?? follows;
}

/** What the runner would have written, had the steps on some nodes not been declared; undefined where nobody asks. */
function wantedWithout(
  { before, after, readings, scope }: TaskTreeFacts,
  ids: ReadonlySet<string>,
): NodeFields | undefined {
  const [reading] = readings;
  if (scope === 'net' || after === null || reading?.expected === undefined) return undefined;
  const kept = reading.steps.filter((step) => !ids.has(step.node));
  return kept.length === reading.steps.length ? reading.expected : expectedState(before, after, kept).fields;
}

const sortedTrees = new WeakMap<TaskTreeFacts, TaskTree>();

/** The new version with all children in their order. */
export function sortedTree(facts: TaskTreeFacts): TaskTree | undefined {
  if (facts.after === null) return undefined;
  const sorted = sortedTrees.get(facts) ?? withValues(facts.after, new Map());
  sortedTrees.set(facts, sorted);
  return sorted;
}
