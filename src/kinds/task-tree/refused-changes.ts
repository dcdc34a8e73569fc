import { subjectOf } from '../../core/subject.ts';
import { orderName, parentName } from './entity.ts';
import type { NodePair, TaskTreeFacts } from './facts.ts';
import type { TreeNode } from './model.ts';
import { gainedChildren } from './node-children.ts';
import { namesOf } from './occurrences.ts';
import type { Refusal } from './refusal.ts';
import { gainedSubject, settled } from './refused-nodes.ts';
import type { TreeStep } from './steps/step.ts';

/** What the step on a node changed: its mark, its counter and, where it was decomposed, the children that came. */
export function stepRefusal(facts: TaskTreeFacts, step: TreeStep): Refusal {
  const [old, node] = [facts.before?.byId.get(step.node), facts.after?.byId.get(step.node)];
  // Work on a node that is gone was done on something: it comes back as it was.
  if (node === undefined) return settled(facts, old === undefined ? [] : [subjectOf(step.node)]);
  const passes = (old?.passes ?? false) === node.passes ? [] : [subjectOf(node.id, 'passes')];
  const attempts = (old?.attempts ?? 0) === node.attempts ? [] : [subjectOf(node.id, 'attempts')];
  const gained = step.status === 'decomposed' ? gainedRefused(facts, node) : [];
  return settled(facts, [...passes, ...attempts, ...gained]);
}

/** The children that a node gained. */
export function gainedRefused(facts: TaskTreeFacts, node: TreeNode): string[] {
  const old = facts.before?.byId.get(node.id);
  return old === undefined ? [] : gainedChildren(old, node).map((id) => gainedSubject(facts, id));
}

const remembered = new WeakMap<TaskTreeFacts, Refusal>();

/** Everything that changed in the tree: where nothing is known of the step, nothing of it stands. */
export function wholeRefusal(facts: TaskTreeFacts): Refusal {
  const refusal = remembered.get(facts) ?? { refuses: allChanges(facts) };
  remembered.set(facts, refusal);
  return refusal;
}

function allChanges({ before, after, added, removed, pairs }: TaskTreeFacts): string[] {
  if (before === null) return (after?.nodes ?? []).flatMap(unearned);
  const top = (node: TreeNode, others: ReadonlySet<TreeNode | undefined>) => !others.has(node.parent);
  const [came, went] = [new Set<TreeNode | undefined>(added), new Set<TreeNode | undefined>(removed)];
  return [
    ...[...added.filter((node) => top(node, came)), ...removed.filter((node) => top(node, went))].map(
      ({ id }) => subjectOf(id),
    ),
    ...pairs.flatMap(changesOf),
  ];
}

/** A tree that comes is new: nothing in it was earned. */
function unearned({ id, passes, attempts }: TreeNode): string[] {
  return [...(passes ? [subjectOf(id, 'passes')] : []), ...(attempts > 0 ? [subjectOf(id, 'attempts')] : [])];
}

function changesOf(pair: NodePair): string[] {
  const { before, changed, moved } = pair;
  const { id } = before;
  return [
    ...changed.map((field) => subjectOf(id, field)),
    ...(moved ? [subjectOf(id, parentName)] : []),
    ...(isReordered(pair) ? [subjectOf(id, orderName)] : []),
  ];
}

/** Whether children that are the same stand in another order, without another one being theirs. */
function isReordered({ before, after }: NodePair): boolean {
  const old = new Map(before.children.map((child, index) => [child.id, { ...child, index }]));
  const kept = after.children.flatMap((child) => old.get(child.id) ?? []);
  const isKeyed = after.children.some((child) => (old.get(child.id)?.order ?? child.order) !== child.order);
  return !isKeyed && kept.some(({ index }, at) => index < (kept[at - 1]?.index ?? 0));
}

/** Everything by which a node differs from what it was, with all that stands below it. */
export function differencesBelow(
  facts: TaskTreeFacts,
  pair: NodePair,
  pairOf: ReadonlyMap<string, NodePair>,
): string[] {
  const found: string[] = [];
  const pending = [pair];
  const seen = new Set<NodePair>(pending);
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    found.push(...changesOf({ ...at, moved: false }), ...childChanges(facts, at));
    for (const { id } of at.before.children) {
      const below = pairOf.get(id);
      if (below === undefined || below.equal || seen.has(below)) continue;
      if (below.after.parent !== at.after) continue;
      seen.add(below);
      pending.push(below);
    }
  }
  return [...new Set(found)];
}

function childChanges({ before, after }: TaskTreeFacts, pair: NodePair): string[] {
  const names = after === null ? undefined : namesOf(after);
  const [old, now] = [pair.before.children, pair.after.children].map(
    (list) => new Set(list.map(({ id }) => id)),
  );
  const came = pair.after.children.flatMap((child) => {
    const isStanding = after?.byId.get(child.id) === child;
    if (!isStanding && child.id !== '') return [subjectOf(names?.get(child) ?? '')];
    if (child.id === '' || old?.has(child.id)) return [];
    return [before?.byId.has(child.id) ? subjectOf(child.id, parentName) : subjectOf(child.id)];
  });
  const went = pair.before.children.flatMap(({ id }) => {
    if (now?.has(id) || id === '') return [];
    return [after?.byId.has(id) ? subjectOf(id, parentName) : subjectOf(id)];
  });
  return [...came, ...went];
}
