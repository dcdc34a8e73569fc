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
