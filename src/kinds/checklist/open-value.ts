import type { JsonValue } from '../../core/json-value.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import { fieldOf } from './read-item.ts';

/** What a field that says done says of an open item; undefined where such an item has no such field. */
export function openValue(doc: Checklist, item: Item, field: string): JsonValue | undefined {
  const { done, status } = doc.preset;
  const mark = done.find((each) => each.field === field);
  if (mark !== undefined && mark.values === undefined) return false;
  const moves = [item.group?.status, status].find((each) => each?.field === field);
  const first = moves?.rank?.[0]?.[0] ?? Object.keys(moves?.graph ?? {})[0];
  return mark?.open ?? first ?? usual(doc, item, field);
}

/** What the first open item has there. */
function usual({ items }: Checklist, item: Item, field: string): JsonValue | undefined {
  const like = items.find((each) => each !== item && isOpen(each) && fieldOf(each.raw, field) !== undefined);
  return like === undefined ? undefined : fieldOf(like.raw, field);
}
