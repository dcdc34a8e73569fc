import { subjectOf } from '../../engine/contract/subject.ts';
import type { ChecklistFacts, ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';

/**
 * What an error about a pair means beside its subject: an item without a key is its text, so that the one that stands there goes, and the
 * old one returns, each with all below.
 */
export function placedIn({ before, after, isPlaced }: ItemPair, { from, after: doc }: ChecklistFacts) {
  return isPlaced === true ? { refuses: [...withBelow(after, doc), ...withBelow(before, from)] } : {};
}

function withBelow(item: Item, doc: Checklist | null): string[] {
  const below = new Set([item.key]);
  for (const { key, parent } of doc?.items ?? [])
    if (parent !== undefined && below.has(parent)) below.add(key);
  return [...below].map((key) => subjectOf(key));
}
