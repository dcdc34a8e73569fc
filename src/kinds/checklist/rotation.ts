import { wordsSimilar } from '../../engine/values/words.ts';
import { groupBy } from '../../formats/group.ts';
import { emptied, indexed } from './build.ts';
import { keepsPromise, promisedText } from './contract.ts';
import type { ChecklistFacts, DroppedList, ItemPair, Rotation } from './facts.ts';
import { planText } from './meaning.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import { allPairs, type Pairing } from './pair-items.ts';

/** A new plan in the same file: fewer than half of the old items survive. Never an empty list, and never one that only lost what was finished. */
export function findRotation(
  before: Checklist,
  after: Checklist,
  pairing: Pairing,
  dropped: readonly DroppedList[],
): Rotation | undefined {
  const gone = new Set(dropped.flatMap(({ items }) => items));
  const items = [...before.byKey.values()].filter((item) => !gone.has(item));
  if (items.length === 0 || after.byKey.size === 0) return undefined;
  const left = survivors(pairing, after);
  const vanished = items.filter((item) => !left.has(item));
  if (vanished.length * 2 <= items.length) return undefined;
  if (vanished.every(({ done }) => done) && items.some((item) => isOpen(item) && left.has(item)))
    return undefined;
  const [from, to] = [planText(before), planText(after)];
  return {
    // A plan key that is taken away names no other plan, nor does one that is no text.
    planKeyChanged: from !== '' && to !== '' && from !== to,
    old: items,
    vanished,
  };
}

/** The old items that are still there: with all that they promised, or known by more than their place with half of the words of their title and promise. */
export function survivors(pairing: Pairing, after: Checklist): ReadonlySet<Item> {
  const isKnown = ({ before, after: now }: ItemPair) =>
    before.title === now.title ||
    (wordsSimilar(before.title, now.title) &&
      wordsSimilar(promisedText(before, after), promisedText(now, after)));
  const left = allPairs(pairing).filter(
    (pair) => keepsPromise(pair.before, pair.after, after) || (pair.isPlaced !== true && isKnown(pair)),
  );
  return new Set(left.map((pair) => pair.before));
}

/** Whether a checklist has served its purpose. */
export function isFinished({ items }: Pick<Checklist, 'items'>): boolean {
  return (
    items.some(({ done }) => done) && items.every((item) => item.done || item.tombstone || item.optional)
  );
}

/** What happened to items, and what that is judged against. */
export interface ItemMoves
  extends Pick<
    ChecklistFacts,
    'from' | 'pairs' | 'added' | 'removed' | 'rekeyed' | 'instead' | 'flips' | 'bornDone'
  > {
  readonly shared: readonly Item[];
}

/**
 * Under a new plan what survives is no new item. Where the plan has another name, that is an item that is done in both under one title:
 * what is planned again is open again.
 */
export function movesToPlan(pairing: Pairing, after: Checklist, isNamed: boolean): ItemMoves {
  const left = survivors(pairing, after);
  const isCarried = ({ before, after: now }: ItemPair) =>
    left.has(before) && (!isNamed || (before.title === now.title && before.done && now.done));
  const carried = allPairs(pairing).filter(isCarried);
  const own = new Set(carried.map((pair) => pair.after));
  const added = [...after.byKey.values()].filter((item) => !own.has(item));
  const known = carried.map((pair) => pair.before);
  return {
    from: { ...emptied(after), ...indexed(known) },
    pairs: carried,
    flips: carried.filter((pair) => !pair.before.done && pair.after.done),
    added,
    bornDone: added.filter(({ done }) => done),
    ...{ shared: [], rekeyed: [], removed: [], instead: new Map() },
  };
}

/** Lists with tags of their own that are gone as a whole while another one is there: each goes as a file of its own would. */
export function droppedLists(before: Checklist, after: Checklist, pairing: Pairing): readonly DroppedList[] {
  if (!before.preset.items.some((pointer) => pointer.includes('*'))) return [];
  const left = new Set(after.items.map(({ list }) => list));
  const lists = groupBy(before.items, ({ list }) => list);
  if (![...lists.keys()].some((list) => left.has(list))) return [];
  // What was moved to another list before its own one went is there still.
  const removed = new Set(pairing.removed);
  return [...lists]
    .filter(([list, items]) => !left.has(list) && items.every((item) => removed.has(item)))
    .map(([pointer, items]) => ({ pointer, items }));
}
