import { subjectOf } from '../../core/subject.ts';
import type { ChecklistFacts } from './facts.ts';
import { graftChecklist } from './graft.ts';
import type { Checklist, Item } from './model.ts';
import { pairItems } from './pair-items.ts';
import { backSubjects } from './refusal.ts';

type Known = Pick<ChecklistFacts, 'from' | 'before' | 'after' | 'isOtherPlan'>;

/** An item that is gone, and where another one took its key, that one: it goes back to the key that it had. */
export function lostSubjects(items: readonly Item[], facts: Known): string[] {
  const { from, after } = facts;
  if (from === null || after === null) return [];
  const taken = items.some(({ key }) => after.byKey.has(key))
    ? oldKeys(from, after)
    : new Map<string, string>();
  return items.flatMap((item) => {
    const keys = [item.key];
    for (const key of keys) {
      const old = taken.get(key);
      if (old !== undefined && !keys.includes(old)) keys.push(old);
    }
    return [...keys.map((key) => subjectOf(key)), ...backSubjects(item, facts)];
  });
}

function oldKeys(before: Checklist, after: Checklist): ReadonlyMap<string, string> {
  const { rekeyed } = pairItems(before, after);
  return new Map(rekeyed.map((pair) => [pair.after.key, pair.before.key]));
}

/**
 * What has to return for done items not to have gone with a plan that no key tells from the new one. They make it the same
 * plan again, so that what is wrong in it has to return as well.
 */
export function vanishedSubjects(items: readonly Item[], { before, after }: Known): string[] {
  const keys = items.map(({ key }) => subjectOf(key));
  if (before === null || after === null) return keys;
  const put = graftChecklist(after, before, keys);
  const unlike = pairItems(before, put).pairs.filter(
    (pair) => pair.changed.length > 0 || isBack(pair.before, pair.after),
  );
  return [...keys, ...unlike.map((pair) => subjectOf(pair.after.key))];
}

function isBack(before: Item, after: Item): boolean {
  return before.done && !after.done;
}
