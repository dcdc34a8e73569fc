import type { JsonValue } from '../../formats/json-value.ts';
import type { DoneType, ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import { fieldOf } from './read-item.ts';

interface Moved {
  readonly before: Checklist;
  readonly after: Checklist;
  readonly pairs: readonly ItemPair[];
  readonly shared: readonly Item[];
  readonly added: readonly Item[];
}

/**
 * Marks that are true or false and that a change gave another type, or took away under every name. A mark of a new item
 * counts where the others are true or false; one that is empty says nothing.
 */
export function doneTypes({ before, after, pairs, shared, added }: Moved): DoneType[] {
  const marks = after.preset.done.flatMap(({ field, values }) => (values === undefined ? [field] : []));
  if (marks.length === 0) return [];
  const isUsual = [shared, pairs.map((pair) => pair.before)].some((items) =>
    items.some(({ raw }) => marks.some((field) => isMark(fieldOf(raw, field)))),
  );
  return [
    ...pairs.flatMap((pair) => changedType(pair, marks) ?? []),
    ...(isUsual || before.items.length === 0 ? added : []).flatMap((item) => newType(item, marks) ?? []),
  ];
}

function changedType({ before, after }: ItemPair, marks: readonly string[]): DoneType | undefined {
  const had = marks.find((field) => isMark(fieldOf(before.raw, field)));
  if (had === undefined || after.tombstone) return undefined;
  const broken = marks.find((field) => {
    const value = fieldOf(after.raw, field);
    return value !== undefined && !isMark(value) && (field === had || !isMark(fieldOf(before.raw, field)));
  });
  const isKept = marks.some((field) => isMark(fieldOf(after.raw, field)));
  // What was done may say so by a status; a loop that looks for what is not done would miss an open one.
  const isGone = broken === undefined && !isKept && !(before.done && after.done);
  const field = broken ?? had;
  if (!isGone && broken === undefined) return undefined;
  const [from, to] = [fieldOf(before.raw, field), fieldOf(after.raw, field)];
  return sameType(from, to) ? undefined : { item: after, before, field, from, to };
}

function newType(item: Item, marks: readonly string[]): DoneType | undefined {
  const field = marks.find((each) => {
    const value = fieldOf(item.raw, each);
    return value !== undefined && value !== null && value !== '' && !isMark(value);
  });
  return field === undefined
    ? undefined
    : { item, before: undefined, field, from: undefined, to: fieldOf(item.raw, field) };
}

function isMark(value: JsonValue | undefined): boolean {
  return typeof value === 'boolean';
}

/** What was wrong before is no news. */
function sameType(from: JsonValue | undefined, to: JsonValue | undefined): boolean {
  return from !== undefined && !isMark(from) && to !== undefined && !isMark(to);
}
