import { addTo, groupBy } from '../../formats/group.ts';
import { longestRising } from '../../formats/longest-rising.ts';
import { indexed } from './build.ts';
import { contractText } from './contract.ts';
import { againName, type Checklist, type Item, wordingKey } from './model.ts';

/**
 * The version before in which items of one wording bear the keys that the same ones have now: nothing but their order tells them
 * apart, so that the first of two, once it is gone, leaves its key to the second. They are matched so that the fewest of
 * them changed, in their order.
 */
export function alignTwins(before: Checklist, after: Checklist): Checklist {
  if (before.items === after.items || !(hasTwins(before) || hasTwins(after))) return before;
  const names = twinNames(before, after);
  if (names.size === 0) return before;
  const items = before.items.map((item): Item => {
    const name = names.get(item.key) ?? item;
    const parent = item.parent === undefined ? undefined : names.get(item.parent);
    return name === item && parent === undefined
      ? item
      : { ...item, key: name.key, again: name.again, parent: parent?.key ?? item.parent };
  });
  const index = indexed(items, []);
  return index.byKey.size === before.byKey.size ? { ...before, ...index, repeated: before.repeated } : before;
}

function hasTwins(checklist: Checklist): boolean {
  const known = twinned.get(checklist.items) ?? checklist.items.some(({ again }) => again > 1);
  twinned.set(checklist.items, known);
  return known;
}

const twinned = new WeakMap<readonly Item[], boolean>();

type Name = Pick<Item, 'key' | 'again'>;

/** New names by old keys, those of what stands below a twin among them. */
function twinNames(before: Checklist, after: Checklist): ReadonlyMap<string, Name> {
  const names = new Map<string, Name>();
  const signed = signatures([before, after]);
  const now = groupBy(
    after.items.filter(({ isKeyed }) => !isKeyed),
    wordingKey,
  );
  const below = groupBy(before.items, ({ parent }) =>
    parent === undefined || !before.byKey.has(parent) ? undefined : parent,
  );
  const lists: { readonly items: readonly Item[]; readonly parent: Item | undefined }[] = [
    { items: below.get(undefined) ?? [], parent: undefined },
  ];
  // What stands below an item has its name once that one has.
  for (const { items, parent } of lists) {
    const above = parent === undefined ? undefined : names.get(parent.key);
    const nameNow = ({ key, again }: Item): Name =>
      parent !== undefined && above !== undefined && key.startsWith(parent.key)
        ? { key: above.key + key.slice(parent.key.length), again }
        : { key, again };
    const moved = items.map((item) => ({ item, ...nameNow(item) }));
    for (const { item, key, again } of moved) if (key !== item.key) names.set(item.key, { key, again });
    const own = moved.filter(({ item }) => !item.isKeyed);
    for (const [wording, twins] of groupBy(own, wordingKey)) {
      const come = now.get(wording) ?? [];
      if (come.length === 0) continue;
      const partners = matched(
        twins.map(({ item }) => item),
        come,
        signed,
      );
      const free = freeNames(twins, come);
      for (const [place, { item }] of twins.entries()) {
        const name = partners[place] ?? free.next().value;
        if (name !== undefined && name.key !== item.key)
          names.set(item.key, { key: name.key, again: name.again });
        else names.delete(item.key);
      }
    }
    for (const item of items) {
      const children = below.get(item.key);
      // A key that stands twice has its children once.
      if (children !== undefined && below.delete(item.key)) lists.push({ items: children, parent: item });
    }
  }
  return names;
}

/** Names for the ones that are gone: those that none has now, their own first. */
function* freeNames(twins: readonly Name[], come: readonly Name[]): Generator<Name, undefined> {
  const taken = new Set(come.map(({ key }) => key));
  for (const name of twins) if (!taken.has(name.key)) yield name;
  const [first] = twins;
  if (first === undefined) return undefined;
  const known = new Set([...taken, ...twins.map(({ key }) => key)]);
  for (let again = 2; ; again++) {
    const key = againName(wordingKey(first), again);
    if (!known.has(key)) yield { key, again };
  }
}

/** What an item says, from all that is said of it and below it to the least. */
type Signature = readonly [all: number, words: number, own: number, contract: number];

type Partners = readonly (Item | undefined)[];

/** The item that each one is now: as many as before stay in their places if that moves no more of them than their order does. */
function matched(
  twins: readonly Item[],
  come: readonly Item[],
  signed: ReadonlyMap<Item, Signature>,
): Partners {
  const inOrder = matchedBy(twins, come, signed, false);
  if (twins.length !== come.length) return inOrder;
  const inPlace = matchedBy(twins, come, signed, true);
  const kept = (partners: Partners) => longestRising(partners.map((item) => item?.index ?? -1)).size;
  return kept(inOrder) > kept(inPlace) ? inOrder : inPlace;
}

/** Those stay in their places first that are at an end and as they were. */
function matchedBy(
  twins: readonly Item[],
  come: readonly Item[],
  signed: ReadonlyMap<Item, Signature>,
  isInPlace: boolean,
): Partners {
  const partners = new Array<Item | undefined>(twins.length).fill(undefined);
  const isSame = (left: Item | undefined, right: Item | undefined) =>
    left !== undefined && right !== undefined && signed.get(left)?.[0] === signed.get(right)?.[0];
  const most = Math.min(twins.length, come.length);
  let [first, last] = [0, 0];
  for (; first < most && isSame(twins[first], come[first]); first++) partners[first] = come[first];
  for (; last < most - first && isSame(twins.at(-1 - last), come.at(-1 - last)); last++)
    partners[twins.length - 1 - last] = come.at(-1 - last);
  const free = new Set(come.slice(first, come.length - last));
  const places = new Set(Array.from({ length: twins.length - first - last }, (_, place) => first + place));
  const take = (place: number, item: Item) => {
    partners[place] = item;
    free.delete(item);
    places.delete(place);
  };
  if (isInPlace)
    for (const place of [...places]) {
      const item = come[place];
      if (item !== undefined && isSame(twins[place], item)) take(place, item);
    }
  for (const level of [0, 1, 2, 3]) {
    const by = new Map<number | undefined, Item[]>();
    for (const item of [...free].reverse()) addTo(by, signed.get(item)?.[level], item);
    for (const place of [...places]) {
      const twin = twins[place];
      const item = twin === undefined ? undefined : by.get(signed.get(twin)?.[level])?.pop();
      if (item !== undefined) take(place, item);
    }
  }
  const rest = [...free];
  for (const [index, place] of [...places].entries()) partners[place] = rest[index];
  return partners;
}

/** One number for each saying, so that those of a whole branch are compared at once. */
function signatures(docs: readonly Checklist[]): ReadonlyMap<Item, Signature> {
  const numbers = new Map<string, number>();
  const numberOf = (...said: readonly unknown[]) => {
    const text = JSON.stringify(said);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const signed = new Map<Item, Signature>();
  for (const doc of docs) {
    const below = new Map<string, Signature[]>();
    for (const item of [...doc.items].reverse()) {
      const children = below.get(item.key) ?? [];
      const contract = numberOf(contractText(item, doc), item.title);
      const state = [item.done, item.closed, item.tombstone];
      const own = numberOf(contract, state);
      const words = numberOf('words', contract, children.map(([, each]) => each).sort());
      const all = numberOf('all', own, children.map(([each]) => each).sort());
      const signature: Signature = [all, words, own, contract];
      signed.set(item, signature);
      if (item.parent !== undefined) addTo(below, item.parent, signature);
    }
  }
  return signed;
}
