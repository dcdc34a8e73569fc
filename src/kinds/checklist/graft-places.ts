import { addTo } from '../../formats/group.ts';
import type { Checklist, Item } from './model.ts';
import { pairItems } from './pair-items.ts';

/** The item of a version that has a key in another one, whatever its key was. */
export function sameItem(source: Checklist, doc: Checklist, key: string): Item | undefined {
  const old = source.byKey.get(key);
  if (old !== undefined && old.title === doc.byKey.get(key)?.title) return old;
  const { rekeyed } = pairItems(source, doc);
  const pair = rekeyed.find(({ after }) => after.key === key);
  return pair?.before ?? (rekeyed.some(({ before }) => before === old) ? undefined : old);
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
  const standing = new Map(kept.map((item) => [sameItem(source, doc, item.key), item]));
  const behind = new Map<Item | undefined, Item[]>();
  let last: Item | undefined;
  for (const old of source.items) {
    const item = come.get(old);
    if (item === undefined) last = standing.get(old) ?? last;
    else addTo(behind, last, item);
  }
  return [...(behind.get(undefined) ?? []), ...kept.flatMap((item) => [item, ...(behind.get(item) ?? [])])];
}
