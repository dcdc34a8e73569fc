import type { Checklist, Item } from './model.ts';

/** What two versions hold, item by item: most are one object in one place of both, and say the same there. */
export interface ItemsApart {
  /** Of each version the others, as they are known by their keys. */
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  readonly shared: readonly Item[];
}

/** Where a key stands more than once, nothing is shared: which item it means hangs on the others. */
export function itemsApart(before: Checklist, after: Checklist): ItemsApart {
  if (before.repeated.size > 0 || after.repeated.size > 0)
    return { before: [...before.byKey.values()], after: [...after.byKey.values()], shared: [] };
  const [gone, come, shared]: [Item[], Item[], Item[]] = [[], [], []];
  const most = Math.max(before.items.length, after.items.length);
  for (let place = 0; place < most; place++) {
    const [old, now] = [before.items[place], after.items[place]];
    if (old !== undefined && old === now) shared.push(old);
    else {
      if (old !== undefined) gone.push(old);
      if (now !== undefined) come.push(now);
    }
  }
  return { before: gone, after: come, shared };
}
