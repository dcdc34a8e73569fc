import { groupBy } from '../../formats/group.ts';
import { alignSections } from './align-sections.ts';
import { indexed } from './build.ts';
import type { DroppedList } from './facts.ts';
import type { Checklist } from './model.ts';
import { pairItems } from './pair-items.ts';

interface Stood {
  /** The version before under the names of the one after. */
  readonly aligned: Checklist;
  /** The same without the lists that were dropped. */
  readonly before: Checklist;
  readonly dropped: readonly DroppedList[];
}

/**
 * What stood before of the lists that are left. A tag is a list like a file of its own, and goes as one: that is neither
 * another plan of the lists beside it nor so many items that were taken out of one.
 */
export function stoodBefore(written: Checklist, after: Checklist): Stood {
  const aligned = alignSections(written, after);
  const dropped = droppedLists(aligned, after);
  if (dropped.length === 0) return { aligned, before: aligned, dropped };
  const gone = new Set(dropped.flatMap(({ items }) => items));
  const items = aligned.items.filter((item) => !gone.has(item));
  return { aligned, before: { ...aligned, ...indexed(items, []), repeated: aligned.repeated }, dropped };
}

function droppedLists(before: Checklist, after: Checklist): readonly DroppedList[] {
  if (!before.preset.items.some((pointer) => pointer.includes('*'))) return [];
  const left = new Set(after.items.map(({ list }) => list));
  const lists = groupBy(before.items, ({ list }) => list);
  if (![...lists.keys()].some((list) => left.has(list)) || [...lists.keys()].every((list) => left.has(list)))
    return [];
  // What was moved to another list before its own one went is there still.
  const removed = new Set(pairItems(before, after).removed);
  return [...lists]
    .filter(([list, items]) => !left.has(list) && items.every((item) => removed.has(item)))
    .map(([pointer, items]) => ({ pointer, items }));
}
