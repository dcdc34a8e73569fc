import { subjectOf } from '../../core/subject.ts';
import { alignSections } from './align-sections.ts';
import { counterMoves } from './counters.ts';
import { doneName, orderName } from './entity.ts';
import type { ChecklistFacts, ItemPair } from './facts.ts';
import { graftChecklist } from './graft.ts';
import type { Checklist, Item } from './model.ts';
import { movedItems } from './order.ts';
import { itemsBelow } from './pair-by-place.ts';
import { pairItems } from './pair-items.ts';
import { backSubjects, type Refusal, refusalOf } from './refusal.ts';
import { findRotation } from './rotation.ts';

type Known = Pick<ChecklistFacts, 'scope' | 'from' | 'before' | 'after' | 'isOtherPlan' | 'rotation'>;

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
 * What has to return with subjects that make the old plan of what seemed a new one, where no plan key tells them apart:
 * all that is wrong in it then.
 */
export function withOldPlan(subjects: readonly string[], { rotation, before, after }: Known): string[] {
  if (rotation === undefined || rotation.planKeyChanged || before === null || after === null)
    return [...subjects];
  const aligned = alignSections(before, after);
  const put = graftChecklist(after, aligned, subjects);
  const pairing = pairItems(aligned, put);
  if (findRotation(aligned, put, pairing) !== undefined) return [...subjects];
  const { pairs, removed, instead } = pairing;
  const counters = counterMoves({ after: put, pairs, added: [], maxAttempts: 0 });
  return [
    ...subjects,
    ...pairs.flatMap(movedSubjects),
    ...[...instead.keys()].map(({ key }) => subjectOf(key)),
    ...removed.filter(({ done }) => done).map(({ key }) => subjectOf(key)),
    ...(put.preset.rules.order === 'error' ? movedItems(pairs) : []).map((pair) =>
      subjectOf('', orderName(pair.after.key)),
    ),
    ...counters.map(({ item, field }) => subjectOf(item.key, field)),
  ];
}

function movedSubjects({ before, after, changed, replaced, isPlaced }: ItemPair): string[] {
  if (isPlaced) return after.done ? [after, before].map(({ key }) => subjectOf(key)) : [];
  const isJudged = before.done || after.done || replaced;
  const fields = [...(isJudged ? changed : []), ...(before.done && !after.done ? [doneName] : [])];
  return fields.map((field) => subjectOf(after.key, field));
}

/** A field of the contract. A title that is back may tell that the plan is the old one. */
export function contractRefused(pair: ItemPair, field: string, facts: Known): Refusal {
  if (pair.isPlaced) return placedRefused(pair, facts);
  const { before, after } = pair;
  const subject = subjectOf(after.key, field);
  if (before.title === after.title) return refusalOf([subject], facts);
  const refuses = withOldPlan([subject], facts);
  return refuses.length > 1 ? { refuses } : refusalOf(refuses, facts);
}

/** An item without a key is its text: the one that stands there goes, and the old one comes back, with all below. */
export function placedRefused({ before, after }: ItemPair, facts: Known): Refusal {
  const { from, after: doc } = facts;
  const now = doc === null ? [] : [after, ...itemsBelow(after, doc)];
  const old = from === null ? [] : [before, ...itemsBelow(before, from)];
  return refusalOf(
    [...now, ...old].map(({ key }) => subjectOf(key)),
    facts,
  );
}
