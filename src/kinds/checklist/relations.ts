import { reachedFrom } from '../../engine/values/reached-from.ts';
import { groupBy } from '../../formats/group.ts';
import type { Introduced, ItemPair, Related } from './facts.ts';
import { type Checklist, type Item, isOpen } from './model.ts';

/** Done items that depend on open ones. */
export function blockedItems(checklist: Checklist): Related[] {
  if (checklist.preset.dependencies.length === 0) return [];
  return [...checklist.byKey.values()].flatMap((item) => {
    if (!item.done || item.dependencies.length === 0) return [];
    const open = dependenciesOf(checklist, item).filter((each) => each !== item && isOpen(each));
    return open.length > 0 ? [{ item, open }] : [];
  });
}

/** Done parents with open children. */
export function doneParents(checklist: Checklist): Related[] {
  const items = [...checklist.byKey.values()];
  const children = groupBy(
    items.filter(({ parent }) => parent !== undefined),
    ({ parent }) => parent,
  );
  return items.flatMap((item) => {
    const open = item.done
      ? (children.get(item.key) ?? []).filter((each) => isOpen(each) && !each.optional)
      : [];
    return open.length > 0 ? [{ item, open }] : [];
  });
}

/** What stands in this version and did not in the one before, by item: by what is open there now and was not. */
export function introduced(
  before: readonly Related[],
  after: readonly Related[],
  rekeyed: readonly ItemPair[] = [],
): Introduced[] {
  const names = new Map(rekeyed.map((pair) => [pair.before.key, pair.after.key]));
  const nameOf = ({ key }: Item) => names.get(key) ?? key;
  const known = new Map(before.map(({ item, open }) => [nameOf(item), new Set(open.map(nameOf))]));
  return after.flatMap(({ item, open }) => {
    const fresh = open.filter(({ key }) => known.get(item.key)?.has(key) !== true);
    return fresh.length > 0 ? [{ item, open, fresh }] : [];
  });
}

/** What is wrong with dependencies that are new: circles, and ids that are not on the list. */
export function newDependencies(
  after: Checklist,
  pairs: readonly ItemPair[],
  added: readonly Item[],
): {
  readonly circles: readonly Item[];
  readonly astray: readonly { item: Item; keys: readonly string[] }[];
} {
  const known = new Map(pairs.map((pair) => [pair.after, new Set(pair.before.dependencies)]));
  const fresh = [...known.keys(), ...added]
    .map((item) => ({ item, keys: item.dependencies.filter((key) => known.get(item)?.has(key) !== true) }))
    .filter(({ keys }) => keys.length > 0);
  const needs = (item: Item) => dependenciesOf(after, item);
  const isCircle = ({ item }: { readonly item: Item }) =>
    needs(item).some((each) => reachedFrom(each, needs).has(item));
  return {
    circles: fresh.filter(isCircle).map(({ item }) => item),
    astray: fresh
      .map(({ item, keys }) => ({
        item,
        keys: keys.filter((key) => dependencyOf(after, item, key) === undefined),
      }))
      .filter(({ keys }) => keys.length > 0),
  };
}

/** The items that an item depends on. */
export function dependenciesOf(checklist: Checklist, item: Item): Item[] {
  return item.dependencies.flatMap((key) => dependencyOf(checklist, item, key) ?? []);
}

/** A key is meant among the item's siblings first, then with its tag, then as it stands. */
function dependencyOf({ byKey }: Checklist, { key: own, parent }: Item, key: string): Item | undefined {
  const tag = own.slice(0, own.indexOf(':') + 1);
  const candidates = [...(parent === undefined ? [] : [`${parent}.${key}`]), tag + key, key];
  for (const candidate of candidates) {
    const item = byKey.get(candidate);
    if (item !== undefined) return item;
  }
  return undefined;
}
