import { groupBy } from '../../formats/group.ts';
import { isClaim } from './claim.ts';
import { foldedEqual } from './folded.ts';
import type { GraftSource } from './graft-source.ts';
import type { Checklist, Item } from './model.ts';
import { movedItems } from './order.ts';

/**
 * The items with the named ones as another version has them: those that it lacks go, those that are lost come back, and one that took the
 * key of one goes back to its own. Of the keys that are there once the copies go.
 */
export function withEntities(
  doc: Checklist,
  source: GraftSource,
  keys: ReadonlySet<string>,
  once: ReadonlySet<string>,
): readonly Item[] {
  const replaced = new Map<Item, Item>();
  const gone = new Set(copiesOf(doc, source, once));
  const lost = new Set<Item>();
  for (const key of withTakers(keys, source)) {
    const [now, old] = [standing(doc, key, gone), source.item(key)];
    if (now !== undefined && old !== undefined) replaced.set(now, withOwnClaims(doc, now, old));
    else if (now !== undefined) for (const item of withDescendants(doc, source, now)) gone.add(item);
    else if (old !== undefined) for (const item of withContainers(doc, source, old)) lost.add(item);
  }
  const kept = doc.items.flatMap((item) => (gone.has(item) ? [] : (replaced.get(item) ?? item)));
  if (lost.size === 0) return kept;
  const settled = inOrder(kept, source);
  return placed(
    kept,
    source.doc.items.map((item) => ({
      anchor: settled.get(item),
      come: lost.has(item) ? [item] : undefined,
    })),
  );
}

/** The keys, and those that items had which have one of them now. */
function withTakers(keys: ReadonlySet<string>, source: GraftSource): ReadonlySet<string> {
  const all = new Set(keys);
  for (const key of all) {
    const taker = source.item(key) === undefined ? undefined : source.same(key);
    if (taker !== undefined) all.add(taker.key);
  }
  return all;
}

/** The item of a key that counts, of those that stay. */
function standing({ byKey, items }: Checklist, key: string, gone: ReadonlySet<Item>): Item | undefined {
  const last = byKey.get(key);
  return last === undefined || !gone.has(last)
    ? last
    : items.findLast((item) => item.key === key && !gone.has(item));
}

/** All items of some keys but one: the first that is most like the one before, or else the one that counts. */
function copiesOf(doc: Checklist, source: GraftSource, once: ReadonlySet<string>): readonly Item[] {
  if (once.size === 0) return [];
  const same = groupBy(
    doc.items.filter(({ key }) => once.has(key)),
    ({ key }) => key,
  );
  return [...same].flatMap(([key, items]) => {
    const old = source.item(key);
    const own = old === undefined ? doc.byKey.get(key) : mostLike(items, old);
    return items.filter((item) => item !== own);
  });
}

function mostLike(items: readonly Item[], { raw }: Item): Item {
  const alike = (item: Item) =>
    Object.keys(raw).filter((name) => foldedEqual(item.raw[name], raw[name])).length;
  return items.reduce((best, each) => (alike(each) > alike(best) ? each : best));
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

/** What stands inside of another item does not come back without it. */
function withContainers(doc: Checklist, source: GraftSource, item: Item): readonly Item[] {
  const { nested, index } = doc.preset.parent;
  const all = [item];
  if (nested === undefined && index === undefined) return all;
  for (let key = item.parent; key !== undefined && !doc.byKey.has(key); ) {
    const parent = source.item(key);
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
