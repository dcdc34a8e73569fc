import { wordsSimilar } from '../../engine/values/words.ts';
import { groupBy } from '../../formats/group.ts';
import { onceFor } from '../../formats/once-for.ts';
import { contractText, pairOf, promisedText } from './contract.ts';
import type { ItemPair } from './facts.ts';
import { headingOf } from './item-keys.ts';
import type { Checklist, Item } from './model.ts';
import { type Fits, pairByPlace, type Twins } from './pair-by-place.ts';
import type { Preset } from './preset.ts';
import { stemsOf } from './stems.ts';

export interface Pairing {
  /** Items that are the same and two objects. */
  readonly pairs: readonly ItemPair[];
  /** Items that are one object in both versions: with them nothing happened. */
  readonly shared: readonly Item[];
  /** Those that got another key of their own. */
  readonly rekeyed: readonly ItemPair[];
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  /** Done items by which an open one was replaced in its place: new item to old one. */
  readonly instead: ReadonlyMap<Item, Item>;
}

/**
 * Which items are the same, in one pass (docs/kinds/checklist.md, Which items are the same): what both versions share, then by words, by key, and by
 * place. What is paired is not asked for again.
 */
export function pairItems(before: Checklist, after: Checklist): Pairing {
  return pairingsOf(before)(after);
}

/** Two versions are paired to compare them, to put subjects back and to say what was lost. */
const pairingsOf = onceFor((before: Checklist) => onceFor((after: Checklist) => pairingOf(before, after)));

function pairingOf(before: Checklist, after: Checklist): Pairing {
  const inPlace = twinsInPlace(before, after);
  const loose = looseItems(before, after, inPlace);
  const found: Twins[] = [];
  const isLike = likeness(before, after);
  for (const [oldName, newName, fits] of namings(before, after, inPlace, isLike))
    pairBy(loose, oldName, newName, fits, found);
  const { shared, gone, come } = loose;
  const placed =
    gone.size > 0 && come.size > 0
      ? pairByPlace([...shared.map((item): Twins => [item, item]), ...found], [...gone], [...come], isLike)
      : { same: [], instead: [] };
  for (const [item, twin] of placed.same) if (gone.delete(item)) come.delete(twin);
  const known = found.map(([item, twin]) => pairOf(item, twin, after));
  const same = placed.same.map(([item, twin]) => ({ ...pairOf(item, twin, after), isPlaced: true as const }));
  return {
    pairs: [...known, ...same],
    shared,
    rekeyed: known.filter(isRekeyed),
    added: [...come],
    removed: [...gone],
    instead: new Map(placed.instead.map(([item, twin]) => [twin, item])),
  };
}

/** All pairs, for whom the others are neighbors. */
export function allPairs({ pairs, shared }: Pick<Pairing, 'pairs' | 'shared'>): readonly ItemPair[] {
  return [
    ...shared.map((item) => ({ before: item, after: item, changed: [], gained: [], replaced: false })),
    ...pairs,
  ];
}

/** Whether an item has another key of its own: where it only stands elsewhere it has the same. */
export function isRekeyed({ before, after }: Pick<ItemPair, 'before' | 'after'>): boolean {
  return (before.isKeyed || after.isKeyed) && before.ownKey !== after.ownKey;
}

interface Loose {
  readonly shared: readonly Item[];
  readonly gone: Set<Item>;
  readonly come: Set<Item>;
}

/** Most items are one object in one place of both. Where a key repeats, which item it means depends on the others. */
function looseItems(before: Checklist, after: Checklist, inPlace: NameOf): Loose {
  if (before.repeated.size > 0 || after.repeated.size > 0)
    return { gone: new Set(before.byKey.values()), come: new Set(after.byKey.values()), shared: [] };
  const shared = new Set(
    before.items.filter((item, place) => item === after.items[place] && inPlace(item) !== undefined),
  );
  const others = ({ items }: Checklist) => new Set(items.filter((item) => !shared.has(item)));
  return { shared: [...shared], gone: others(before), come: others(after) };
}

type NameOf = (item: Item) => string | undefined;

/** Whether two items share half of the words that they promise. */
function likeness(before: Checklist, after: Checklist): Fits {
  const isLike: Fits = (item, twin) => wordsSimilar(promisedText(item, before), promisedText(twin, after));
  return stemsOf(after.preset).isLike ?? isLike;
}

/** What makes two items the same, the surest first; what has no name by one of them is left to the others. */
function namings(
  before: Checklist,
  after: Checklist,
  inPlace: NameOf,
  isLike: Fits,
): readonly (readonly [NameOf, NameOf, Fits])[] {
  const { slug, number } = stemsOf(after.preset);
  const placeOf = placeIn(after.preset);
  const wordsIn =
    (doc: Checklist): NameOf =>
    (item) =>
      contractText(item, doc) || undefined;
  const [oldWords, newWords] = [wordsIn(before), wordsIn(after)];
  const both = (make: (words: NameOf) => NameOf) => [make(oldWords), make(newWords), always] as const;
  const alone = (name: NameOf, fits: Fits = always) => [name, name, fits] as const;
  const joined =
    (...names: readonly NameOf[]): NameOf =>
    (item) => {
      const all = names.map((name) => name(item));
      return all.includes(undefined) ? undefined : JSON.stringify(all);
    };
  return [
    alone(joined(inPlace, titleOf, stateOf)),
    both((said) => joined(placeOf, said, stateOf)),
    both((said) => joined(placeOf, said)),
    both((said) => joined(said, stateOf)),
    both((said) => said),
    alone(slug),
    alone(number, isLike),
    alone(keyIn(after.preset)),
    alone(ownKeyOf, isLike),
    alone(keyInList),
  ];
}

const always: Fits = () => true;
const titleOf: NameOf = ({ title }) => title;
const stateOf: NameOf = ({ done, closed, tombstone }) => JSON.stringify([done, closed, tombstone]);
const placeIn =
  (preset: Preset): NameOf =>
  (item) =>
    JSON.stringify([item.part, item.list, headingOf(item, preset), item.parent ?? null]);
/** A key of its own, where it counts, or a text where it stands. */
const keyIn = (preset: Preset): NameOf => {
  const placeOf = placeIn(preset);
  return (item) =>
    JSON.stringify(
      item.isKeyed
        ? [item.list, preset.within?.ids === true && headingOf(item, preset), item.ownKey]
        : [placeOf(item), item.ownKey],
    );
};
const keyInList: NameOf = ({ isKeyed, list, key }) => (isKeyed ? JSON.stringify([list, key]) : undefined);
const ownKeyOf: NameOf = ({ isKeyed, ownKey }) => (isKeyed ? ownKey : undefined);

/** Items of one wording keep their places where there are as many as before; undefined where there are not: there they keep their order. */
function twinsInPlace(before: Checklist, after: Checklist): NameOf {
  const [old, now] = [twinsIn(before), twinsIn(after)];
  const keyOf = keyIn(after.preset);
  const places = new Map<Item, string | undefined>();
  for (const [key, twins] of [...old, ...now]) {
    const isMany = old.get(key)?.length === now.get(key)?.length;
    for (const [place, item] of twins.entries())
      if (twins.length > 1 || !isMany) places.set(item, isMany ? JSON.stringify([key, place]) : undefined);
  }
  return (item) => (places.has(item) ? places.get(item) : keyOf(item));
}

/** Items without a key of their own, by what they say and where. */
const twinsIn = onceFor(({ items, preset }: Checklist) =>
  groupBy(
    items.filter(({ isKeyed }) => !isKeyed),
    keyIn(preset),
  ),
);

/** What several bear on one side is theirs in their order. */
function pairBy({ gone, come }: Loose, oldName: NameOf, newName: NameOf, fits: Fits, found: Twins[]): void {
  if (gone.size === 0 || come.size === 0) return;
  const now = groupBy(come, newName);
  for (const [name, items] of groupBy(gone, oldName)) {
    const twins = name === undefined ? [] : (now.get(name) ?? []);
    for (const [place, item] of items.entries()) {
      const twin = twins[place];
      if (twin === undefined || !fits(item, twin)) continue;
      found.push([item, twin]);
      gone.delete(item);
      come.delete(twin);
    }
  }
}
