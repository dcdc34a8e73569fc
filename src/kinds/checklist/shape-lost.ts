import type { ItemPair, ShapeLost } from './facts.ts';
import type { Checklist, Item } from './model.ts';

/** Whether the fields went by which the items of a format are told: those that say done, and those it is recognised by. */
export function shapeLost(
  { items: old }: Checklist,
  { items: now, preset }: Checklist,
  pairs: readonly ItemPair[],
): ShapeLost | undefined {
  const had = (item: Item, fields: readonly string[]) =>
    fields.filter((name) => Object.hasOwn(item.raw, name));
  const isGone = (fields: readonly string[]) =>
    old.some((item) => had(item, fields).length > 0) && !now.some((item) => had(item, fields).length > 0);
  const marks = preset.done.map(({ field }) => field);
  const signs = preset.detected === 'shape' ? preset.recognisedBy : [];
  const gone = [marks, signs].filter(isGone).flat();
  const left = pairs.filter(({ before, after }) => !after.tombstone && had(before, gone).length > 0);
  const fields = [...new Set(left.flatMap(({ before }) => had(before, gone)))];
  return fields.length === 0 ? undefined : { fields, items: left.map(({ after }) => after) };
}
