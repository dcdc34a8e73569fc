import { alignSections, sectionNames, withSectionNames } from './align-sections.ts';
import { indexed } from './build.ts';
import type { Checklist, Item } from './model.ts';
import { pairItems } from './pair-items.ts';
import { alignQualified } from './qualified-keys.ts';

/**
 * A version under the names that another one gave, since a base, to sections and items: in a merge one side may have
 * renamed what this one worked on. What this version renamed by itself keeps its name.
 */
export function followNames(doc: Checklist, base: Checklist, other: Checklist): Checklist {
  const moved = alignQualified(withSectionNames(doc, sectionNames(base, other)), other);
  const { rekeyed } = pairItems(alignSections(base, other), other);
  const names = new Map(rekeyed.map(({ before, after }) => [before.key, after]));
  const isTaken = ({ key }: Item) => moved.byKey.has(key) && !names.has(key);
  const given = new Map([...names].filter(([key, item]) => moved.byKey.has(key) && !isTaken(item)));
  return given.size === 0 ? moved : withNames(moved, given);
}

type Name = Pick<Item, 'key' | 'within' | 'again'>;

/** Items under new keys, and with them those whose keys are made of their parent's. */
function withNames(doc: Checklist, given: ReadonlyMap<string, Name>): Checklist {
  const names = new Map<string, Name>(given);
  const items = doc.items.map((item): Item => {
    const parent = item.parent === undefined ? undefined : names.get(item.parent);
    const name = names.get(item.key) ?? (parent && nameBelow(item, parent));
    if (name !== undefined) names.set(item.key, name);
    if (name === undefined && parent === undefined) return item;
    const { key, within, again } = name ?? item;
    return { ...item, key, within, again, parent: parent?.key ?? item.parent };
  });
  return { ...doc, ...indexed(items, []), repeated: doc.repeated };
}

function nameBelow({ key, again, parent = '' }: Item, { key: renamed, within }: Name): Name | undefined {
  const rest = key.startsWith(parent) ? key.slice(parent.length) : '';
  return /^(?: > |\.)/.test(rest) ? { key: renamed + rest, within, again } : undefined;
}
