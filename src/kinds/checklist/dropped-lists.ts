import { groupBy } from '../../formats/group.ts';
import type { DroppedList } from './facts.ts';
import type { Checklist } from './model.ts';
import type { Pairing } from './pair-items.ts';

/** Lists with tags of their own that are gone as a whole while another one is there: each goes as a file of its own would. */
export function droppedLists(before: Checklist, after: Checklist, pairing: Pairing): readonly DroppedList[] {
  if (!before.preset.items.some((pointer) => pointer.includes('*'))) return [];
  const left = new Set(after.items.map(({ list }) => list));
  const lists = groupBy(before.items, ({ list }) => list);
  if (![...lists.keys()].some((list) => left.has(list))) return [];
  // What was moved to another list before its own one went is there still.
  const removed = new Set(pairing.removed);
  return [...lists]
    .filter(([list, items]) => !left.has(list) && items.every((item) => removed.has(item)))
    .map(([pointer, items]) => ({ pointer, items }));
}
