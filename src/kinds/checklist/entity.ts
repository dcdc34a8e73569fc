import type { Entity, Field } from '../../engine/contract/entity.ts';
import { numbered } from '../../engine/values/sequence.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { onceFor } from '../../formats/once-for.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { foldedMembers, isEmptyValue } from './folded.ts';
import { logMode } from './log-break.ts';
import { isClaim } from './meaning.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';

/** An item as the engine sees it: its own fields, children aside, and whether it is done. */
export function entityOf(checklist: Checklist, key: string): Entity | undefined {
  if (key === '') return fileEntity(checklist);
  const item = checklist.byKey.get(key);
  if (item === undefined) return undefined;
  const { pointer, part, title } = item;
  return { pointer, part, fields: fieldsOf(checklist, item), ...(title === key ? {} : { label: title }) };
}

/** Items are shared by the versions that leave them alone, and asked for by every error that is open. */
function fieldsOf({ preset, repeated }: Checklist, item: Item): Record<string, Field> {
  const count = repeated.get(item.key);
  const fields = ownFields(preset)(item);
  return count === undefined ? fields : { ...fields, [repeatedName]: { role: 'derived', value: count } };
}

const ownFields = onceFor((preset: Preset) => onceFor((item: Item) => makeFields(preset, item)));

function makeFields(preset: Preset, item: Item): Record<string, Field> {
  const nested = new Set(preset.parent.nested);
  const marks = new Set(preset.done.filter(({ values }) => values === undefined).map(({ field }) => field));
  const counters = new Set(preset.runner.counters);
  const fields: Record<string, Field> = {};
  for (const [name, value] of foldedMembers(item.raw)) {
    if (nested.has(name)) continue;
    // What says nothing is as good as absent.
    if (isEmptyValue(value) && !marks.has(name)) continue;
    // The mark is judged as `done`, whichever field says it; the status of a parent follows from its children.
    const isMark = marks.has(name) || (name === item.doneField && item.derived);
    const isCounter = counters.has(name) && typeof value === 'number';
    const other = isClaim(name, item, { preset }) ? 'claim' : 'value';
    fields[name] = {
      role: isMark ? 'derived' : isCounter ? 'counter' : other,
      value,
    };
  }
  fields[doneName] = { role: item.derived ? 'derived' : 'done', value: item.done };
  if (item.parent !== undefined) fields[parentName] = { role: 'derived', value: item.parent };
  return fields;
}

/** Keys of all items. What a log holds belongs to the file itself. */
export function entityIds({ preset, byKey }: Checklist): Iterable<string> {
  return preset.log === undefined ? byKey.keys() : [''];
}

/**
 * Items that both versions hold as the same object, or as what was read of one, say the same, unless what they say follows from
 * others or from how often they stand there.
 */
export function touchedItems(before: Checklist, after: Checklist): ReadonlySet<string> | undefined {
  if (before.preset !== after.preset || after.preset.log !== undefined) return undefined;
  const touched = new Set<string>();
  for (const [key, item] of before.byKey) if (!saysTheSame(item, after.byKey.get(key))) touched.add(key);
  for (const key of after.byKey.keys()) if (!before.byKey.has(key)) touched.add(key);
  for (const { repeated } of [before, after]) for (const key of repeated.keys()) touched.add(key);
  return touched;
}

function saysTheSame(item: Item, other: Item | undefined): boolean {
  return (
    !item.derived &&
    item.raw === other?.raw &&
    item.done === other.done &&
    item.derived === other.derived &&
    item.parent === other.parent &&
    item.title === other.title
  );
}

/** Names of what is no field of the file, which could have fields of any name. */
export const doneName = '(done)';
const parentName = '(parent)';
export const repeatedName = '(repeated)';
export const itemsName = '(items)';
export const planName = '(plan)';
/** What stands in a document whose items cannot be judged. */
export const shapeName = '(shape)';
export const entriesName = '(entries)';

/** The place of an item among the others, as a field of the file: its neighbours are no part of the item. */
export function orderName(key: string): string {
  return `(before ${key})`;
}

/** The key of the item whose place a field of the file is; undefined where it is none. */
export function orderedKey(name: string): string | undefined {
  return /^\(before ([\s\S]*)\)$/.exec(name)?.[1];
}

/** The file itself: what is wrong with it is the same only where these are. */
const fileEntity = onceFor((checklist: Checklist): Entity => {
  const { preset, byKey, planKey, repeatedMembers, entries, items, unknownShape } = checklist;
  const isUnread = unknownShape !== undefined && byKey.size === 0;
  const keys = [...byKey.keys()].sort(compareCodePoints);
  const values: [string, JsonValue][] = [
    // Of items that cannot be found it is only known whether they are the same.
    [itemsName, isUnread ? unknownShape.digest : keys.map((key) => [key, byKey.get(key)?.title ?? ''])],
    [planName, planKey ?? null],
    ...repeatedMembers.map(({ part, pointer }): [string, JsonValue] => [part + pointer, true]),
    ...items.map(({ key }, index): [string, JsonValue] => [orderName(key), items[index - 1]?.key ?? null]),
  ];
  if (unknownShape !== undefined) values.push([shapeName, unknownShape.digest]);
  const fields = values.map(([name, value]): [string, Field] => [name, { role: 'derived', value }]);
  // A merge holds the entries of every side.
  if (preset.log !== undefined) {
    const order = logMode(checklist) === 'prefix' ? 'front' : 'kept';
    fields.push([entriesName, { role: 'set', value: numbered(entries), order }]);
  }
  return { pointer: '', part: '', fields: Object.fromEntries(fields) };
});
