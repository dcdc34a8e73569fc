import { groupBy } from '../../core/group.ts';
import { indexed } from './build.ts';
import type { Checklist, Item } from './model.ts';
import { wordsSimilar } from './words.ts';

/**
 * The version before with the keys that its items have now, where a section that they stand within was renamed: the old
 * one is gone, the new one was not there, and holds at least half of the same items. A heading is no part of an item.
 */
export function alignSections(before: Checklist, after: Checklist): Checklist {
  if (before.preset.within === undefined) return before;
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const names = new Map<string, string>();
  for (const [name, items] of old) {
    const renamed = now.has(name)
      ? undefined
      : bestMatch(items, now, new Set([...old.keys(), ...names.values()]));
    if (renamed !== undefined) names.set(name, renamed);
  }
  if (names.size === 0) return before;
  const items = before.items.map((item) => movedTo(item, names.get(item.within)));
  return { ...before, ...indexed(items, []), repeated: before.repeated };
}

type Sections = ReadonlyMap<string, readonly Item[]>;

function sectionsOf({ items }: Checklist): Sections {
  const sections = groupBy(items, ({ within }) => within);
  // What stands within nothing cannot be renamed.
  sections.delete('');
  return sections;
}

function bestMatch(items: readonly Item[], now: Sections, taken: ReadonlySet<string>): string | undefined {
  let best: { readonly name: string; readonly shared: number } | undefined;
  for (const [name, others] of now) {
    if (taken.has(name)) continue;
    const titles = new Map(others.map(({ ownKey, title }) => [ownKey, title]));
    // Every section has a number 1.
    const isKept = ({ ownKey, title }: Item) => {
      const other = titles.get(ownKey);
      return other !== undefined && wordsSimilar(title, other);
    };
    const shared = items.filter(isKept).length;
    if (shared * 2 >= items.length && shared > (best?.shared ?? 0)) best = { name, shared };
  }
  return best?.name;
}

function movedTo(item: Item, name: string | undefined): Item {
  if (name === undefined) return item;
  const rename = (key: string) => name + key.slice(item.within.length);
  const parent = item.parent?.startsWith(item.within) === true ? rename(item.parent) : item.parent;
  return { ...item, key: rename(item.key), parent, within: name };
}
