import { wordsSimilar } from '../../engine/values/words.ts';
import { addTo, groupBy } from '../../formats/group.ts';
import { leadingId } from '../../formats/id-pattern.ts';
import { contractText, pairOf } from './contract.ts';
import type { ItemPair } from './facts.ts';
import { madeKey } from './item-keys.ts';
import { itemsApart } from './items-apart.ts';
import { againName, type Checklist, type Item } from './model.ts';
import { pairByPlace, type Twins } from './pair-by-place.ts';
import { matchByContract } from './same-words.ts';

export interface Pairing {
  /** Items that are the same and two objects. */
  readonly pairs: readonly ItemPair[];
  /** Items that are one object in both versions: with them nothing happened. */
  readonly shared: readonly Item[];
  readonly rekeyed: readonly ItemPair[];
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  /** Done items by which an open one was replaced in its place: new item to old one. */
  readonly instead: ReadonlyMap<Item, Item>;
}

/**
 * Which items are the same: those with one key, and, one to one, those whose contract, state and parent stand under
 * another key. An item with another title may be another one that got its key when items were renumbered. Over a whole
 * range what was renamed may also have been finished since, or buried.
 */
export function pairItems(before: Checklist, after: Checklist, isRange = false): Pairing {
  const known = pairings.get(before) ?? new WeakMap<Checklist, Remembered>();
  pairings.set(before, known);
  const both = known.get(after) ?? {};
  known.set(after, both);
  const name = isRange ? 'range' : 'step';
  both[name] ??= pairingOf(before, after, isRange);
  return both[name];
}

type Remembered = { [scope in 'step' | 'range']?: Pairing };

/** Two versions are paired to compare them, to put subjects back and to say what was lost. */
const pairings = new WeakMap<Checklist, WeakMap<Checklist, Remembered>>();

function pairingOf(before: Checklist, after: Checklist, isRange: boolean): Pairing {
  const apart = itemsApart(before, after);
  const same = apart.before.flatMap((item): Twins[] => {
    const twin = after.byKey.get(item.key);
    return twin === undefined ? [] : [[item, twin]];
  });
  const doubtful = same.filter(([item, twin]) => item.title !== twin.title);
  const vanished = apart.before.filter(({ key }) => !after.byKey.has(key));
  const appeared = apart.after.filter(({ key }) => !before.byKey.has(key));
  const rekeyed = matchRekeyed(
    [...vanished, ...doubtful.map(([item]) => item)],
    [...appeared, ...doubtful.map(([, twin]) => twin)],
    before,
    after,
    isRange,
  );
  const [left, come] = [
    new Set(rekeyed.map((pair) => pair.before)),
    new Set(rekeyed.map((pair) => pair.after)),
  ];
  const parted = doubtful.filter(([item, twin]) => left.has(item) || come.has(twin));
  const other = new Set(parted);
  const stay = same.filter((pair) => !other.has(pair));
  const added = [...appeared, ...parted.map(([, twin]) => twin)].filter((item) => !come.has(item));
  const removed = [...vanished, ...parted.map(([item]) => item)].filter((item) => !left.has(item));
  // Over a range places say little: what stood between two neighbours may have come and gone.
  const isNonePlaced = isRange || removed.length === 0 || added.length === 0;
  const paired = (): Twins[] => [
    ...apart.shared.map((item): Twins => [item, item]),
    ...stay,
    ...rekeyed.map((pair): Twins => [pair.before, pair.after]),
  ];
  const placed = isNonePlaced ? { same: [], instead: [] } : pairByPlace(paired(), removed, added);
  const taken = new Set(placed.same.flat());
  let pairs: readonly ItemPair[] | undefined;
  return {
    // How contracts differ is not asked by who only wants to know what got another key.
    get pairs() {
      pairs ??= [
        ...stay.map(([item, twin]) => pairOf(item, twin, after)),
        ...rekeyed,
        ...placed.same.map(([item, twin]) => ({ ...pairOf(item, twin, after), isPlaced: true as const })),
      ];
      return pairs;
    },
    shared: apart.shared,
    rekeyed,
    added: added.filter((item) => !taken.has(item)),
    removed: removed.filter((item) => !taken.has(item)),
    instead: new Map(
      placed.instead
        .filter(([item, twin]) => isOtherContract(item, before, twin, after))
        .map(([item, twin]) => [twin, item]),
    ),
  };
}

/** Where nothing is said beside the key, that is the contract. */
function isOtherContract(item: Item, before: Checklist, twin: Item, after: Checklist): boolean {
  const contract = contractText(item, before);
  return contract === undefined || contract !== contractText(twin, after);
}

/** All pairs, for whom the others are neighbours. */
export function allPairs({ pairs, shared }: Pick<Pairing, 'pairs' | 'shared'>): readonly ItemPair[] {
  return [
    ...shared.map((item) => ({ before: item, after: item, changed: [], gained: [], replaced: false })),
    ...pairs,
  ];
}

function matchRekeyed(
  gone: readonly Item[],
  come: readonly Item[],
  before: Checklist,
  after: Checklist,
  isRange: boolean,
): ItemPair[] {
  if (gone.length === 0 || come.length === 0) return [];
  const equal = matchByContract(gone, come, before, after);
  const same = [
    ...equal,
    ...matchByStem(gone, come, equal, after).map(([item, twin]) => pairOf(item, twin, after)),
  ];
  same.push(...matchByMadeKey(gone, come, same, after));
  if (!isRange) return withSameParents(same, before, after);
  const [left, found] = [new Set(same.map((pair) => pair.before)), new Set(same.map((pair) => pair.after))];
  const finished = matchByContract(
    gone.filter((item) => !left.has(item)),
    come.filter((item) => (item.done || item.tombstone) && !found.has(item)),
    before,
    after,
    { areFinished: true },
  );
  const moved = renumbered(gone, come, before, after).filter(
    (pair) =>
      ![...same, ...finished].some((each) => each.before === pair.before || each.after === pair.after),
  );
  return withSameParents([...same, ...finished, ...moved], before, after);
}

/**
 * Open items whose number another one has, and of which exactly one new item has a like title: over a range they may have been reworded
 * before they were renumbered.
 */
function renumbered(
  gone: readonly Item[],
  come: readonly Item[],
  before: Checklist,
  after: Checklist,
): ItemPair[] {
  const isLike = (item: Item, twin: Item) => wordsSimilar(item.title, twin.title);
  const left = gone.filter((item) => {
    const twin = after.byKey.get(item.key);
    return twin !== undefined && !item.done && !item.tombstone && !isLike(item, twin);
  });
  const fresh = left.length === 0 ? [] : come.filter(({ key }) => !before.byKey.has(key));
  return left.flatMap((item) => {
    const [twin, another] = fresh.filter((each) => isLike(item, each));
    const isOnly = left.filter((each) => twin !== undefined && isLike(each, twin)).length === 1;
    return twin === undefined || another !== undefined || !isOnly ? [] : [pairOf(item, twin, after)];
  });
}

/** Items that were known by what they say, and get a key of their own. */
function matchByMadeKey(
  gone: readonly Item[],
  come: readonly Item[],
  known: readonly ItemPair[],
  after: Checklist,
): ItemPair[] {
  const [left, found] = [new Set(known.map((pair) => pair.before)), new Set(known.map((pair) => pair.after))];
  const unkeyed = gone.filter((item) => !item.isKeyed && !left.has(item));
  if (unkeyed.length === 0 || after.preset.hash.length === 0) return [];
  const keyed = come.filter((item) => item.isKeyed && !found.has(item));
  const old = groupBy(unkeyed, ({ ownKey }) => ownKey);
  const now = new Map<string, Item[]>();
  for (const [made, items] of groupBy(keyed, ({ raw }) => madeKey(raw, raw, after.preset)))
    for (const [place, item] of items.entries())
      addTo(now, place === 0 ? made : againName(made, place + 1), item);
  return [...old].flatMap(([made, [item, other]]): ItemPair[] => {
    const [twin, another] = now.get(made) ?? [];
    return item && twin && !other && !another ? [pairOf(item, twin, after)] : [];
  });
}

/**
 * Items that are done, or of one status, whose keys were renumbered, or reworded: one before and one after end alike, or else begin alike. What
 * is open may be planned anew; of what is done the wording says what was promised.
 */
function matchByStem(
  gone: readonly Item[],
  come: readonly Item[],
  known: readonly ItemPair[],
  { preset }: Checklist,
): readonly Twins[] {
  if (preset.stems.length === 0) return [];
  const taken = new Set(known.flatMap((pair) => [pair.before, pair.after]));
  const stemOf = stemFinder(preset.stems);
  const found: Twins[] = [];
  const match = (nameOf: (item: Item) => string | undefined, isSame: (item: Item, twin: Item) => boolean) => {
    const groups = (items: readonly Item[]) =>
      groupBy(
        items.filter((item) => !taken.has(item)),
        (item) => nameOf(item),
      );
    const now = groups(come);
    for (const [name, [item, other]] of groups(gone)) {
      const [twin, another] = now.get(name) ?? [];
      if (!name || !item || !twin || other || another || item.key === twin.key) continue;
      if (item.done !== twin.done || !(item.done || item.status === twin.status) || !isSame(item, twin))
        continue;
      found.push([item, twin]);
      taken.add(item).add(twin);
    }
  };
  // A letter tells two of one number apart, however it is joined: `3a-cart` and `3-a-cart`.
  const restOf = ({ ownKey }: Item) => stemOf(ownKey)?.rest.replace(/^[a-z] /, '') ?? '';
  match(restOf, () => true);
  match(
    ({ ownKey }) => stemOf(ownKey)?.id,
    (item, twin) => !item.done || restOf(item) === '' || wordsSimilar(restOf(item), restOf(twin)),
  );
  return found;
}

const finders = new WeakMap<readonly string[], ReturnType<typeof leadingId>>();

function stemFinder(stems: readonly string[]): ReturnType<typeof leadingId> {
  const find = leadingId(stems);
  // An identifier ends at a blank; in a key a joint follows it.
  const known = finders.get(stems) ?? ((key) => find(key.replaceAll(/-(?=[a-z])/gi, ' ')));
  finders.set(stems, known);
  return known;
}

/**
 * A child goes with its parent: the parent is the same item, whatever its key is now. One that is gone may have been
 * reworded, where its children's keys are made of it.
 */
function withSameParents(found: readonly ItemPair[], old: Checklist, now: Checklist): ItemPair[] {
  const renamed = new Map(found.map(({ before, after }) => [before.key, after.key]));
  for (const { before, after } of found) {
    const [from, to] = [before.parent, after.parent];
    if (from === undefined || to === undefined || renamed.has(from)) continue;
    if (!now.byKey.has(from) && !old.byKey.has(to)) renamed.set(from, to);
  }
  // Where the key itself names the parent, another number may stand below another one.
  if (now.preset.parent.before !== undefined) return [...found];
  return found.filter(({ before, after }) => {
    if (before.parent === undefined) return after.parent === undefined;
    return (renamed.get(before.parent) ?? before.parent) === after.parent;
  });
}
