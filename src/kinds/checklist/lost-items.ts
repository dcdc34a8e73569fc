import { subjectOf } from '../../core/subject.ts';
import { wordsSimilar } from '../../core/words.ts';
import { alignSections } from './align-sections.ts';
import { pairOf } from './contract.ts';
import { doneName } from './entity.ts';
import type { ChecklistFacts, ItemPair } from './facts.ts';
import { foldedEqual } from './folded.ts';
import { graftChecklist } from './graft.ts';
import { againName, type Checklist, type Item } from './model.ts';
import { itemsBelow } from './pair-by-place.ts';
import { allPairs, pairItems } from './pair-items.ts';
import { fieldOf } from './read-item.ts';
import { type Refusal, refusalOf } from './refusal.ts';
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
    return keys.map((key) => subjectOf(key));
  });
}

function oldKeys(before: Checklist, after: Checklist): ReadonlyMap<string, string> {
  const { rekeyed } = pairItems(before, after);
  return new Map(rekeyed.map((pair) => [pair.after.key, pair.before.key]));
}

/** What stands below an item goes with it. */
function withBelow(item: Item, doc: Checklist): string[] {
  return [item, ...itemsBelow(item, doc)].map(({ key }) => subjectOf(key));
}

/** A field of the contract. */
export function contractRefused(pair: ItemPair, field: string, facts: Known): Refusal {
  return pair.isPlaced ? placedRefused(pair, facts) : refusalOf([subjectOf(pair.after.key, field)], facts);
}

/** An item without a key is its text: the one that stands there goes, and the old one comes back, with all below. */
export function placedRefused({ before, after }: ItemPair, facts: Known): Refusal {
  const { from, after: doc } = facts;
  const now = doc === null ? [] : withBelow(after, doc);
  const old = from === null ? [] : withBelow(before, from);
  return refusalOf([...now, ...old], facts);
}

/** The copies of an item go; where the one that is left is not what it was, or came done, it goes back as well. */
export function copiesRefused(
  key: string,
  count: number,
  { earlier, after }: Pick<ChecklistFacts, 'earlier' | 'after'>,
): string[] {
  const copies = copiesOf(key, count);
  if (earlier === null || after === null) return copies;
  const before = alignSections(earlier, after);
  const left = graftChecklist(after, before, copies);
  const now = left.byKey.get(key);
  if (now === undefined) return copies;
  const pairing = pairItems(before, left);
  const isOtherPlan = findRotation(before, left, pairing) !== undefined;
  const own = allPairs(pairing).find((pair) => pair.after === now)?.before;
  // Items of two plans are not the same, even under one key, but what is done in both is.
  const isStranger = isOtherPlan && own !== undefined && !(own.done && wordsSimilar(own.title, now.title));
  // What is new there starts open and uncounted, and a key that it has in another plan makes it no other.
  if (own === undefined || isStranger)
    return [...copies, ...startedFields(now, after).map((field) => subjectOf(key, field))];
  return isAsItWas(own, now, after) ? copies : [...copies, subjectOf(key)];
}

/** All that has a key but the first. */
export function copiesOf(key: string, count: number): string[] {
  return Array.from({ length: count - 1 }, (_, place) => subjectOf(againName(key, place + 2)));
}

function startedFields({ done, raw }: Item, { preset }: Checklist): string[] {
  const counted = preset.runner.counters.filter((field) => {
    const count = fieldOf(raw, field);
    return typeof count === 'number' && count !== 0;
  });
  return [...(done ? [doneName] : []), ...counted];
}

function isAsItWas(old: Item, now: Item, after: Checklist): boolean {
  if (old.done && !now.done) return false;
  const { counters } = after.preset.runner;
  if (counters.some((field) => !foldedEqual(fieldOf(old.raw, field), fieldOf(now.raw, field)))) return false;
  const { changed, replaced } = pairOf(old, now, after);
  return changed.length === 0 || !(now.done || replaced);
}
