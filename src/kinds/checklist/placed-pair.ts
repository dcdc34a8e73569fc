import { subjectOf } from '../../core/subject.ts';
import { type ChecklistFacts, expectedIn, type ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import { itemsBelow } from './pair-by-place.ts';

/**
 * What an error about a pair means beside its subject: an item without a key is its text, so that the one that stands there goes, and the
 * old one returns, each with all below.
 */
export function placedIn({ before, after, isPlaced }: ItemPair, facts: ChecklistFacts) {
  const { from, after: doc } = facts;
  if (isPlaced !== true) return expectedIn(facts);
  return { refuses: [...withBelow(after, doc), ...withBelow(before, from)], ...expectedIn(facts) };
}

function withBelow(item: Item, doc: Checklist | null): string[] {
  const below = doc === null ? [] : itemsBelow(item, doc);
  return [item, ...below].map(({ key }) => subjectOf(key));
}
