import { groupBy } from '../../core/group.ts';
import { indexed } from './build.ts';
import type { Checklist, Item } from './model.ts';

/**
 * The version before with the keys that its items have now, where a section that they stand within was renamed: the old
 * one is gone, the new one was not there, and at least half of the old items stand there. A heading is no part of an item.
 */
export function alignSections(before: Checklist, after: Checklist): Checklist {
  if (before.preset.within === undefined) return before;
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const gone = [...old].filter(([name]) => !now.has(name));
  if (gone.length === 0) return before;
  const come = after.items.filter(({ within }) => within !== '' && !old.has(within));
  const placesOf = groupBy(come, sameText);
  const names = new Map<string, string>();
  for (const [name, items] of gone) {
    const renamed = bestMatch(items, placesOf, new Set(names.values()));
    if (renamed !== undefined) names.set(name, renamed);
  }
  if (names.size === 0) return before;
  const items = before.items.map((item) => movedTo(item, names.get(item.within)));
  return { ...before, ...indexed(items, []), repeated: before.repeated };
}

/** The items by section; what stands within nothing is in none. */
function sectionsOf({ items }: Checklist): ReadonlyMap<string, readonly Item[]> {
  const sections = groupBy(items, ({ within }) => within);
  sections.delete('');
  return sections;
}

/** Every section has a number 1: only together with the title it shows which item it is. */
function sameText({ ownKey, title }: Item): string {
  return JSON.stringify([ownKey, title]);
}

/** What stands in more sections than these tells none of them apart, and would take time. */
const mostPlaces = 100;

function bestMatch(
  items: readonly Item[],
  placesOf: ReadonlyMap<string, readonly Item[]>,
  taken: ReadonlySet<string>,
): string | undefined {
  const shared = new Map<string, number>();
  for (const item of items) {
    const places = placesOf.get(sameText(item)) ?? [];
    if (places.length > mostPlaces) continue;
    for (const { within } of places)
      if (!taken.has(within)) shared.set(within, (shared.get(within) ?? 0) + 1);
  }
  const [best] = [...shared].sort(([, left], [, right]) => right - left);
  return best !== undefined && best[1] * 2 >= items.length ? best[0] : undefined;
}

function movedTo(item: Item, name: string | undefined): Item {
  if (name === undefined) return item;
  const rename = (key: string) => name + key.slice(item.within.length);
  const parent = item.parent?.startsWith(item.within) === true ? rename(item.parent) : item.parent;
  return { ...item, key: rename(item.key), parent, within: name };
}
