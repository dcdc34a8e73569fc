import type { JsonValue } from '../../formats/json-value.ts';
import type { DoneType, ItemPair } from './facts.ts';
import { isEmptyValue } from './folded.ts';
import type { Checklist, Item } from './model.ts';
import { fieldOf } from './read-item.ts';

/**
 * Marks that are true or false and that a change gave another type, or took away under every name. An empty one of a new item
 * says nothing.
 */
export function doneTypes(after: Checklist, pairs: readonly ItemPair[], added: readonly Item[]): DoneType[] {
  const marks = after.preset.done.flatMap(({ field, values }) => (values === undefined ? [field] : []));
  if (marks.length === 0) return [];
  const known = pairs.map((pair) => [pair.before, pair.after] as const);
  const fresh = added.map((item) => [undefined, item] as const);
  return [...known, ...fresh].flatMap(([old, item]) => typeOf(old, item, marks) ?? []);
}

function typeOf(before: Item | undefined, item: Item, marks: readonly string[]): DoneType | undefined {
  const old = (field: string) => before && fieldOf(before.raw, field);
  const now = (field: string) => fieldOf(item.raw, field);
  const had = marks.find((field) => isMark(old(field)));
  if (item.tombstone || (before !== undefined && had === undefined)) return undefined;
  const broken = marks.find((field) => {
    const isSaid = before === undefined ? !isEmptyValue(now(field)) : now(field) !== undefined;
    return isSaid && !isMark(now(field)) && (field === had || old(field) === undefined);
  });
  // What was done may say so by a status; a loop that looks for what is not done would miss an open one.
  const isKept = marks.some((field) => isMark(now(field))) || (before?.done === true && item.done);
  const field = broken ?? (isKept ? undefined : had);
  return field === undefined ? undefined : { item, before, field, from: old(field), to: now(field) };
}

function isMark(value: JsonValue | undefined): boolean {
  return typeof value === 'boolean';
}
