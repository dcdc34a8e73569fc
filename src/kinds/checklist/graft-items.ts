import { groupBy } from '../../formats/group.ts';
import { isClaim } from './claim.ts';
import { foldedEqual } from './folded.ts';
import type { GraftSource } from './graft-source.ts';
import { againOf, type Checklist, type Item } from './model.ts';
import { movedItems } from './order.ts';

/** The items with the named ones as another version has them: those that it lacks go, those that are lost come back. */
export function withEntities(
  doc: Checklist,
  source: GraftSource,
  keys: ReadonlySet<string>,
): readonly Item[] {
  const replaced = new Map<Item, Item>();
  const gone = new Set<Item>();
  /** What comes back, under the name that it has now. */
  const lost = new Map<Item, Item>();
  const again = new Map([...keys].map((key) => [key, againOf(doc, key) ?? againOf(source.doc, key)]));
  const superfluous = new Map<string, number>();
  for (const [name, copy] of again) {
    if (copy === undefined) continue;
    const { key, place } = copy;
    const extra = (doc.repeated.get(key) ?? 1) >= place;
    const old = source.item(name);
    if (old === undefined && extra) superfluous.set(key, (superfluous.get(key) ?? 0) + 1);
    else if (old !== undefined && !extra) lost.set(old, old);
  }
  // Copies go first: what is put back is the item that stays.
  for (const item of superfluousItems(doc, source, superfluous)) gone.add(item);
  for (const [key, copy] of again) {
    if (copy !== undefined) continue;
    const [now, old] = [standing(doc, key, gone), source.item(key)];
    if (now !== undefined && old !== undefined) replaced.set(now, withOwnClaims(doc, now, old));
    else if (now !== undefined) for (const item of withDescendants(doc, source, now)) gone.add(item);
    else if (old !== undefined)
      for (const item of withContainers(doc, source, old)) lost.set(item, named(item, source));
  }
  const kept = doc.items.flatMap((item) => (gone.has(item) ? [] : (replaced.get(item) ?? item)));
  if (lost.size === 0) return kept;
  const settled = inOrder(kept, source);
  return placed(
    kept,
    source.doc.items.map((item) => ({
      anchor: settled.get(item),
      come: lost.has(item) ? [lost.get(item) ?? item] : undefined,
    })),
  );
}

/** The item of a key that counts, of those that stay. */
function standing({ byKey, items }: Checklist, key: string, gone: ReadonlySet<Item>): Item | undefined {
  const last = byKey.get(key);
  return last === undefined || !gone.has(last)
    ? last
    : items.findLast((item) => item.key === key && !gone.has(item));
}

/** Of several items with one key those that go: not the one that stood before, nor else the one that counts. */
function superfluousItems(
  doc: Checklist,
  source: GraftSource,
  counts: ReadonlyMap<string, number>,
): readonly Item[] {
  if (counts.size === 0) return [];
  const same = groupBy(
    doc.items.filter(({ key }) => counts.has(key)),
    ({ key }) => key,
  );
  return [...counts].flatMap(([key, count]) => {
    const items = same.get(key) ?? [];
    const old = source.item(key);
    const alike = old === undefined ? [] : likest(items, old);
    // Of copies that say the same the one stays that stands in its place; else readers took the last one.
    const own = alike.length > 1 ? (inPlace(alike, items, doc, source) ?? alike.at(-1)) : alike[0];
    return items.filter((item) => item !== (own ?? doc.byKey.get(key))).slice(-count);
  });
}

/** The first of the copies of an item that stands among the others as the item did. */
function inPlace(
  copies: readonly Item[],
  same: readonly Item[],
  { items }: Checklist,
  source: GraftSource,
): Item | undefined {
  const copied = new Set(same);
  const others = items.filter((item) => !copied.has(item));
  const places = new Map([...inOrder(others, source)].map(([old, item]) => [item, old.index]));
  const [first] = copies;
  const own = first && (source.same(first.key) ?? source.item(first.key))?.index;
  if (own === undefined) return undefined;
  const free = new Set(copies);
  let candidate: Item | undefined;
  // The others keep their order, so that the place is behind the last one that stood before it.
  for (const item of items) {
    const place = places.get(item);
    if (place !== undefined && place < own) candidate = undefined;
    if (place !== undefined && place > own) break;
    if (candidate === undefined && free.has(item)) candidate = item;
  }
  return candidate;
}

/** The item that is the old one, or became it since: of several that are as like, the first one, for copies come behind; and all that say the same. */
function likest(items: readonly Item[], { raw }: Item): readonly Item[] {
  const fieldsAlike = (item: Item) =>
    Object.keys(raw).filter((name) => foldedEqual(item.raw[name], raw[name])).length;
  const most = Math.max(...items.map(fieldsAlike));
  const first =
    items.find((item) => foldedEqual(item.raw, raw)) ?? items.find((item) => fieldsAlike(item) === most);
  return items.filter((item) => first !== undefined && foldedEqual(item.raw, first.raw));
}

/** What somebody says of the work is nobody's loss, and stays. */
function withOwnClaims(doc: Checklist, now: Item, old: Item): Item {
  const own = Object.entries(now.raw).filter(([name]) => isClaim(name, now, doc));
  const others = Object.entries(old.raw).filter(([name]) => !isClaim(name, old, doc));
  const { pointer, part, index } = now;
  return { ...old, pointer, part, index, raw: Object.fromEntries([...others, ...own]) };
}

/** What stands inside of an item goes with it, where the other version lacks it too. */
function withDescendants(doc: Checklist, source: GraftSource, item: Item): readonly Item[] {
  const { nested, index } = doc.preset.parent;
  if (nested === undefined && index === undefined) return [item];
  const children = groupBy(doc.items, ({ parent }) => parent);
  const all = [item];
  for (const each of all)
    for (const child of children.get(each.key) ?? [])
      if (source.item(child.key) === undefined && !all.includes(child)) all.push(child);
  return all;
}

/** An item within another one that got another key. */
function named(item: Item, source: GraftSource): Item {
  const parent = item.parent === undefined ? undefined : source.nameNow(item.parent);
  return parent === undefined ? item : { ...item, parent };
}

/** What stands inside of another item does not come back without it. */
function withContainers(doc: Checklist, source: GraftSource, item: Item): readonly Item[] {
  const { nested, index } = doc.preset.parent;
  const all = [item];
  if (nested === undefined && index === undefined) return all;
  for (let key = item.parent; key !== undefined && !doc.byKey.has(key); ) {
    const parent = source.nameNow(key) === undefined ? source.item(key) : undefined;
    if (parent === undefined || all.includes(parent)) break;
    all.push(parent);
    key = parent.parent;
  }
  return all;
}

/** Items in which the named ones stand among the others as in another version. */
export function withPlaces(
  items: readonly Item[],
  source: GraftSource,
  keys: ReadonlySet<string>,
): readonly Item[] {
  const moved = new Map<Item, readonly Item[]>();
  for (const key of keys) {
    const old = source.same(key);
    if (old !== undefined)
      moved.set(
        old,
        items.filter((item) => item.key === key),
      );
  }
  if (moved.size === 0) return items;
  const gone = new Set([...moved.values()].flat());
  const settled = inOrder(items, source);
  return placed(
    items.filter((item) => !gone.has(item)),
    source.doc.items.map((item) => {
      const come = moved.get(item);
      const anchor = settled.get(item);
      return { anchor: anchor !== undefined && gone.has(anchor) ? undefined : anchor, come };
    }),
  );
}

interface Place {
  /** What stands there still. */
  readonly anchor: Item | undefined;
  /** What stands there again. */
  readonly come: readonly Item[] | undefined;
}

/** The items with others among them, each behind the one that it stood behind. */
function placed(kept: readonly Item[], order: readonly Place[]): readonly Item[] {
  const behind = new Map<Item | undefined, Item[]>();
  let last: Item | undefined;
  for (const { anchor, come } of order) {
    const list = behind.get(last) ?? [];
    behind.set(last, list);
    if (come !== undefined) list.push(...come);
    else if (anchor !== undefined) last = anchor;
  }
  return [...(behind.get(undefined) ?? []), ...kept.flatMap((item) => [item, ...(behind.get(item) ?? [])])];
}

/** The items that stand in the order of another version, by what they are there. */
function inOrder(items: readonly Item[], source: GraftSource): ReadonlyMap<Item, Item> {
  const last = new Map(items.map((item, index) => [item.key, { item, index }]));
  const pairs = [...last.values()].flatMap(({ item, index }) => {
    const before = source.same(item.key) ?? source.item(item.key);
    return before === undefined
      ? []
      : [{ before, after: { ...item, index }, changed: [], replaced: false, item }];
  });
  const moved = new Set(movedItems(pairs));
  return new Map(pairs.flatMap((pair) => (moved.has(pair) ? [] : [[pair.before, pair.item] as const])));
}
