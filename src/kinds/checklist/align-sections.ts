import { groupBy } from '../../formats/group.ts';
import { alignTwins } from './align-twins.ts';
import { indexed } from './build.ts';
import type { Checklist, Item } from './model.ts';
import { alignQualified } from './qualified-keys.ts';

/**
 * The version before with the keys that its items have now, where a section that they stand within was renamed: the old
 * one is gone, the new one was not there, and at least half of the old items stand there. A heading is no part of an item.
 */
export function alignSections(before: Checklist, after: Checklist): Checklist {
  const aligned = alignQualified(before, after);
  return alignTwins(withSectionNames(aligned, sectionNames(aligned, after)), after);
}

/** The names that sections have now, by the ones that they had. */
export function sectionNames(before: Checklist, after: Checklist): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  if (before.preset.within === undefined) return names;
  const [old, now] = [sectionsIn(before), sectionsIn(after)];
  const gone = new Set([...old].filter((name) => !now.has(name)));
  if (gone.size === 0) return names;
  const come = after.items.filter(({ within }) => within !== '' && !old.has(within));
  const placesOf = groupBy(come, sameText);
  const left = groupBy(
    before.items.filter(({ within }) => gone.has(within)),
    ({ within }) => within,
  );
  for (const [name, items] of left) {
    const renamed = bestMatch(items, placesOf, new Set(names.values()));
    if (renamed !== undefined) names.set(name, renamed);
  }
  return names;
}

/** A version whose sections bear other names. */
export function withSectionNames(doc: Checklist, names: ReadonlyMap<string, string>): Checklist {
  if (names.size === 0) return doc;
  const items = doc.items.map((item) => movedTo(item, names.get(item.within)));
  return { ...doc, ...indexed(items, []), repeated: doc.repeated };
}

/** What stands within nothing is in none. */
function sectionsIn({ items }: Checklist): ReadonlySet<string> {
  const sections = new Set<string>();
  for (const { within } of items) if (within !== '') sections.add(within);
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
