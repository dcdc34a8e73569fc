import { indexed } from './build.ts';
import { againName, type Checklist, type Item, wordingKey } from './model.ts';
import { isRekeyed, pairItems } from './pair-items.ts';

type Name = Pick<Item, 'key' | 'ownKey' | 'within' | 'again'>;

/**
 * The version before under the names that its items have now, where these are made of what is around them: a heading was renamed,
 * or another item of the same wording is gone.
 */
export function aligned(before: Checklist, after: Checklist): Checklist {
  const names = namesSince(before, after, (pair) => !isRekeyed(pair));
  if (names.size === 0) return before;
  return withNames(before, withFreeNames(names, before, after), headings(before, after, names));
}

/**
 * A version under the names that another one gave, since a base, to items: in a merge one side may have renamed what this one
 * worked on. What this version renamed by itself keeps its name.
 */
export function followNames(doc: Checklist, base: Checklist, other: Checklist): Checklist {
  const names = namesSince(base, other, () => true);
  if (names.size === 0) return doc;
  const isFree = (key: string) => names.has(key) || doc.byKey.get(key)?.isKeyed !== true;
  const given = new Map([...names].filter(([key, name]) => doc.byKey.has(key) && isFree(name.key)));
  return withNames(doc, withFreeNames(given, doc, other), headings(base, other, names));
}

/** New names by old keys, of the items that are the same. What was said of a text is not said of the one that took its place. */
export function namesSince(
  before: Checklist,
  after: Checklist,
  isMeant: (pair: { readonly before: Item; readonly after: Item }) => boolean,
): ReadonlyMap<string, Name> {
  const { pairs } = pairItems(before, after);
  const renamed = pairs.filter((pair) => pair.before.key !== pair.after.key && pair.isPlaced !== true);
  return new Map(renamed.filter(isMeant).map((pair) => [pair.before.key, pair.after]));
}

type Headings = ReadonlyMap<string, string>;

/** Headings that are gone, by the ones above their items now. */
function headings(before: Checklist, after: Checklist, names: ReadonlyMap<string, Name>): Headings {
  const left = new Set(after.items.map(({ within }) => within));
  const moved = [...names].map(([key, { within }]) => [before.byKey.get(key)?.within ?? '', within] as const);
  return new Map(moved.filter(([from]) => from !== '' && !left.has(from)));
}

/** The names, and others for the items that are gone and had one of them. */
function withFreeNames(
  names: ReadonlyMap<string, Name>,
  before: Checklist,
  after: Checklist,
): ReadonlyMap<string, Name> {
  const all = new Map(names);
  const tried = new Map<string, number>();
  const freeTwin = (item: Item): Name => {
    const wording = wordingKey(item);
    let again = (tried.get(wording) ?? 1) + 1;
    while (before.byKey.has(againName(wording, again)) || after.byKey.has(againName(wording, again)))
      again += 1;
    tried.set(wording, again);
    return named(item, againName(wording, again), item.within, again);
  };
  for (const { key } of names.values()) {
    const item = names.has(key) ? undefined : before.byKey.get(key);
    if (item !== undefined)
      all.set(key, item.isKeyed ? { ...item, key: `${item.list || item.part}:${key}` } : freeTwin(item));
  }
  return all;
}

/** A key begins with what it is within. */
function named(item: Item, key: string, within: string, again: number): Name {
  return { key, ownKey: key.slice(item.key.length - item.ownKey.length), within, again };
}

/** Items under new keys, and with them those whose keys are made of their heading or of their parent's. */
function withNames(doc: Checklist, given: ReadonlyMap<string, Name>, heading: Headings): Checklist {
  const names = new Map<string, Name>(given);
  const items = doc.items.map((item): Item => {
    const parent = item.parent === undefined ? undefined : names.get(item.parent);
    const name =
      names.get(item.key) ??
      (parent && belowParent(item, parent)) ??
      belowHeading(item, heading.get(item.within));
    if (name !== undefined) names.set(item.key, name);
    if (name === undefined && parent === undefined) return item;
    const { key, ownKey, within, again } = name ?? item;
    return { ...item, key, ownKey, within, again, parent: parent?.key ?? item.parent };
  });
  return { ...doc, ...indexed(items, []), repeated: doc.repeated };
}

function belowParent({ key, again, parent = '' }: Item, above: Name): Name | undefined {
  const rest = key.startsWith(parent) ? key.slice(parent.length) : '';
  if (!/^(?: > |\.)/.test(rest)) return undefined;
  return { key: above.key + rest, ownKey: above.ownKey + rest, within: above.within, again };
}

function belowHeading(item: Item, renamed: string | undefined): Name | undefined {
  const { key, again, within, ownKey } = item;
  if (renamed === undefined || !key.startsWith(within)) return undefined;
  return { key: renamed + key.slice(within.length), ownKey, within: renamed, again };
}
