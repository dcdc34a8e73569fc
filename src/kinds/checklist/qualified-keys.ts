import type { Checklist, Item } from './model.ts';

/** The items with keys that stand in two lists of one text qualified by where the list stands. */
export function qualified(items: readonly Item[]): Item[] {
  const [first] = items;
  if (items.every(({ list }) => list === first?.list)) return [...items];
  const listOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { key, list } of items) {
    const known = listOf.get(key) ?? list;
    if (known !== list) shared.add(key);
    listOf.set(key, known);
  }
  if (shared.size === 0) return [...items];
  const isShared = (item: Item) => shared.has(item.key);
  return renamed(items, (item) => (isShared(item) ? `${item.list}:` : ''));
}

/** The version before under the keys that its items have now, where a list came or went that holds them too. */
export function alignQualified(before: Checklist, after: Checklist): Checklist {
  if (before.preset.items.length < 2) return before;
  const isPlain = ({ items }: Checklist) => items.every(({ qualifier }) => qualifier === '');
  if (isPlain(before) && isPlain(after)) return before;
  const now = new Map(after.items.map((item) => [placeOf(item), item.qualifier]));
  const items = renamed(before.items, (item) => now.get(placeOf(item)) ?? item.qualifier);
  return {
    ...before,
    items,
    byKey: new Map(items.map((item) => [item.key, item])),
    repeated: new Map(
      items.flatMap((item, place) => {
        const count = before.repeated.get(before.items[place]?.key ?? '');
        return count === undefined ? [] : [[item.key, count]];
      }),
    ),
  };
}

/** An item's key without its qualifier, in its list. */
function placeOf({ list, key, qualifier }: Item): string {
  return JSON.stringify([list, key.slice(qualifier.length)]);
}

/** Items under other qualifiers; what stands below one goes with it. */
function renamed(items: readonly Item[], qualifierOf: (item: Item) => string): Item[] {
  const given = new Map<string, string>();
  const nameIn = (list: string, key: string) => JSON.stringify([list, key]);
  return items.map((item) => {
    const above = item.parent === undefined ? undefined : given.get(nameIn(item.list, item.parent));
    const qualifier = above ?? qualifierOf(item);
    given.set(nameIn(item.list, item.key), qualifier);
    if (qualifier === item.qualifier) return item;
    const rename = (key: string) => qualifier + key.slice(item.qualifier.length);
    const parent = above === undefined || item.parent === undefined ? item.parent : rename(item.parent);
    return { ...item, key: rename(item.key), parent, qualifier };
  });
}
