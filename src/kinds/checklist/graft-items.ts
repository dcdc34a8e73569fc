import { addTo, groupBy } from '../../formats/group.ts';
import { indexed } from './build.ts';
import { isClaim } from './claim.ts';
import { foldedEqual } from './folded.ts';
import type { Checklist, Item } from './model.ts';
import { movedItems } from './order.ts';
import { sameItem } from './same-item.ts';

/**
 * The items with the named ones as another version has them: those that it lacks go, and one that took the key of one goes back to its own.
 * Of the keys that are there once the copies go. Beside them those that are lost.
 */
export function withEntities(
  doc: Checklist,
  source: Checklist,
  keys: ReadonlySet<string>,
  once: ReadonlySet<string>,
): { readonly left: readonly Item[]; readonly lost: readonly Item[] } {
  const replaced = new Map<Item, Item>();
  const gone = new Set(copiesOf(doc, source, once));
  const lost = new Set<Item>();
  const staying =
    gone.size === 0
      ? doc.byKey
      : indexed(
          doc.items.filter((item) => !gone.has(item)),
          [],
        ).byKey;
  for (const key of withTakers(keys, source, doc)) {
    const [now, old] = [staying.get(key), source.byKey.get(key)];
    if (now !== undefined && old !== undefined) replaced.set(now, withOwnClaims(doc, now, old));
    else if (now !== undefined) for (const item of withDescendants(doc, source, now)) gone.add(item);
    else if (old !== undefined) for (const item of withContainers(doc, source, old)) lost.add(item);
  }
  const left = doc.items.flatMap((item) => (gone.has(item) ? [] : (replaced.get(item) ?? item)));
  return { left, lost: [...lost] };
}

/** The keys, and those that items had which have one of them now. */
function withTakers(keys: ReadonlySet<string>, source: Checklist, doc: Checklist): ReadonlySet<string> {
  const all = new Set(keys);
  for (const key of all) {
    const taker = source.byKey.has(key) ? sameItem(source, doc, key) : undefined;
    if (taker !== undefined) all.add(taker.key);
  }
  return all;
}

/** All items of some keys but one: the first that is most like the one before, or else the one that counts. */
function copiesOf(doc: Checklist, source: Checklist, once: ReadonlySet<string>): readonly Item[] {
  if (once.size === 0) return [];
  const same = groupBy(
    doc.items.filter(({ key }) => once.has(key)),
    ({ key }) => key,
  );
  return [...same].flatMap(([key, items]) => {
    const old = source.byKey.get(key);
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
function withDescendants(doc: Checklist, source: Checklist, item: Item): readonly Item[] {
  const { nested, index } = doc.preset.parent;
  if (nested === undefined && index === undefined) return [item];
  const children = groupBy(doc.items, ({ parent }) => parent);
  const all = [item];
  for (const each of all)
    for (const child of children.get(each.key) ?? [])
      if (!source.byKey.has(child.key) && !all.includes(child)) all.push(child);
  return all;
}

/** What stands inside of another item does not come back without it. */
function withContainers(doc: Checklist, source: Checklist, item: Item): readonly Item[] {
  const { nested, index } = doc.preset.parent;
  const all = [item];
  if (nested === undefined && index === undefined) return all;
  for (let key = item.parent; key !== undefined && !doc.byKey.has(key); ) {
    const parent = source.byKey.get(key);
    if (parent === undefined || all.includes(parent)) break;
    all.push(parent);
    key = parent.parent;
  }
  return all;
}

/** The items with some more, or elsewhere: each behind the one that it stands behind in another version. */
export function inPlace(
  items: readonly Item[],
  source: Checklist,
  doc: Checklist,
  come: ReadonlyMap<Item, Item>,
): readonly Item[] {
  if (come.size === 0) return items;
  const moving = new Set(come.values());
  const kept = items.filter((item) => !moving.has(item));
  const settled = inOrder(kept, source, doc);
  const behind = new Map<Item | undefined, Item[]>();
  let last: Item | undefined;
  for (const old of source.items) {
    const item = come.get(old);
    if (item === undefined) last = settled.get(old) ?? last;
    else addTo(behind, last, item);
  }
  return [undefined, ...kept].flatMap((item) => [
    ...(item === undefined ? [] : [item]),
    ...(behind.get(item) ?? []),
  ]);
}

/** The items that stand in the order of another version, by what they are there. */
function inOrder(items: readonly Item[], source: Checklist, doc: Checklist): ReadonlyMap<Item, Item> {
  const last = new Map(items.map((item, index) => [item.key, { item, index }]));
  const pairs = [...last.values()].flatMap(({ item, index }) => {
    const before = sameItem(source, doc, item.key) ?? source.byKey.get(item.key);
    return before === undefined ? [] : [{ before, after: { ...item, index }, item }];
  });
  const moved = new Set(movedItems(pairs));
  return new Map(pairs.flatMap((pair) => (moved.has(pair) ? [] : [[pair.before, pair.item] as const])));
}
