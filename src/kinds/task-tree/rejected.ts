import type { ProblemDetail } from '../../core/rule.ts';
import { subjectOf } from '../../core/subject.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { buildTree } from './build-tree.ts';
import { canonicalNode } from './canonical.ts';
import { parentName } from './entity.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TaskTree, TreeNode } from './model.ts';
import type { Reading } from './steps/reading.ts';

/** A child that a node gained is removed, or returns to the parent that it had. */
export function gainedSubject({ before }: TaskTreeFacts, id: string): string {
  return before?.byId.has(id) === true ? subjectOf(id, parentName) : subjectOf(id);
}

/** Whether nothing of the tree changed by value. */
export function isUnchanged({ before, after, pairs, added, removed }: TaskTreeFacts): boolean {
  if (before === null) return (after?.nodes ?? []).every(({ passes, attempts }) => !passes && attempts === 0);
  return added.length + removed.length === 0 && pairs.every(({ equal }) => equal);
}

/**
 * A rejected declaration declares nothing, and rejects the runner-owned values and children that its commit changed
 * (docs/judging.md, 2, step 3).
 */
export function rejectedDeclaration(
  facts: TaskTreeFacts,
): Pick<ProblemDetail, 'refuses' | 'rejectsDeclaration'> {
  const refuses = changes.get(facts) ?? declaredChanges(facts);
  changes.set(facts, refuses);
  return { refuses, rejectsDeclaration: true };
}

const changes = new WeakMap<TaskTreeFacts, readonly string[]>();

function declaredChanges({ before, after, added, removed, pairs, options }: TaskTreeFacts): string[] {
  if (before === null) return (after?.nodes ?? []).flatMap(unearned);
  const owned = ['passes', 'attempts', ...options.runnerOwned];
  return [
    ...[...added, ...removed].map(({ id }) => subjectOf(id)),
    ...pairs.flatMap(({ before: { id }, changed, moved }) => [
      ...changed.filter((field) => owned.includes(field)).map((field) => subjectOf(id, field)),
      ...(moved ? [subjectOf(id, parentName)] : []),
    ]),
  ];
}

/** A tree that is added is new: nothing in it was earned. */
function unearned({ id, passes, attempts }: TreeNode): string[] {
  return [...(passes ? [subjectOf(id, 'passes')] : []), ...(attempts > 0 ? [subjectOf(id, 'attempts')] : [])];
}

const expectedTrees = new WeakMap<Reading, TaskTree>();

/** The new version with the values that its steps lead to. */
export function expectedTree(after: TaskTree, reading: Reading): TaskTree {
  const known = expectedTrees.get(reading) ?? withExpected(after, reading);
  expectedTrees.set(reading, known);
  return known;
}

function withExpected(after: TaskTree, { expected }: Reading): TaskTree {
  const raw = canonicalNode(after, (node) => expected?.get(node)) as unknown as JsonValue;
  return buildTree(raw, after.text, after.runState);
}
