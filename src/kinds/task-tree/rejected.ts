import type { ProblemDetail } from '../../engine/contract/rule.ts';
import { subjectOf } from '../../engine/contract/subject.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { onceFor } from '../../formats/once-for.ts';
import { buildTree } from './build-tree.ts';
import { canonicalNode } from './canonical.ts';
import { parentName } from './entity.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TaskTree } from './model.ts';
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
  return { refuses: declaredChanges(facts), rejectsDeclaration: true };
}

const declaredChanges = onceFor(({ before, after, added, removed, pairs, options }: TaskTreeFacts) => {
  const owned = ['passes', 'attempts', ...options.runnerOwned];
  // Of a tree that is added nothing was earned.
  if (before === null)
    return (after?.nodes ?? []).flatMap(({ id }) => [subjectOf(id, 'passes'), subjectOf(id, 'attempts')]);
  return [
    ...[...added, ...removed].map(({ id }) => subjectOf(id)),
    ...pairs.flatMap(({ before: { id }, changed, moved }) => [
      ...changed.filter((field) => owned.includes(field)).map((field) => subjectOf(id, field)),
      ...(moved ? [subjectOf(id, parentName)] : []),
    ]),
  ];
});

/** The new version with the values that its steps lead to. */
export const expectedTree = onceFor(({ expected }: Reading, after: TaskTree): TaskTree => {
  const raw = canonicalNode(after, (node) => expected?.get(node)) as unknown as JsonValue;
  return buildTree(raw, after.text, after.runState);
});
