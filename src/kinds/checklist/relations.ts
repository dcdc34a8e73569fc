import { groupBy } from '../../core/group.ts';
import type { Checklist, Item } from './model.ts';

export interface Related {
  readonly item: Item;
  readonly open: readonly Item[];
}

/** Done items that depend on open ones. */
export function blockedItems(checklist: Checklist): Related[] {
  if (checklist.preset.dependencies.length === 0) return [];
  return [...checklist.byKey.values()].flatMap((item) => {
    if (!item.done || item.dependencies.length === 0) return [];
    const needed = item.dependencies.flatMap((key) => dependencyOf(checklist, item, key) ?? []);
    const open = needed.filter((each) => each !== item && isOpen(each));
    return open.length > 0 ? [{ item, open }] : [];
  });
}

/** Done parents with open children, where parents follow from their children. */
export function doneParents(checklist: Checklist): Related[] {
  if (!checklist.preset.derivesParents) return [];
  const items = [...checklist.byKey.values()];
  const children = groupBy(
    items.filter(({ parent }) => parent !== undefined),
    ({ parent }) => parent,
  );
  return items.flatMap((item) => {
    const open = item.done ? (children.get(item.key) ?? []).filter(isOpen) : [];
    return open.length > 0 ? [{ item, open }] : [];
  });
}

/** What stands in this version and did not in the one before, by item. */
export function introduced(before: readonly Related[], after: readonly Related[]): Related[] {
  const known = new Map(before.map(({ item, open }) => [item.key, new Set(open.map(({ key }) => key))]));
  return after.filter(({ item, open }) => open.some(({ key }) => known.get(item.key)?.has(key) !== true));
}

export function isOpen({ done, closed, tombstone }: Item): boolean {
  return !done && !closed && !tombstone;
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
