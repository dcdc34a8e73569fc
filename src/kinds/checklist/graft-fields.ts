import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { pointerTokens } from '../../formats/location.ts';
import { doneName } from './entity.ts';
import { isWords } from './meaning.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf, readItem, saysDone } from './read-item.ts';

/** Of what an item was made: while an error is open, each commit puts the same fields back in the same item. */
const madeOf = new WeakMap<Item, { readonly item: Item; readonly names: string }>();

/** An item whose named fields are those of another version's item; without one they have their empty values. */
export function withFields(
  doc: Checklist,
  item: Item,
  source: Item | undefined,
  names: readonly string[],
): Item {
  const made = source && madeOf.get(source);
  if (source !== undefined && made?.item === item && made.names === names.join()) return source;
  const marks = markFields(item, doc.preset).filter(
    (field) => source !== undefined || isTicked(item, field, doc.preset),
  );
  const fields = names.flatMap((name) => (name === doneName ? marks : fieldsWith(name, doc.preset)));
  const raw: Record<string, JsonValue> = { ...item.raw };
  const places = new Map(item.places);
  for (const field of fields) {
    const value = source === undefined ? emptyValue(doc, item, field) : fieldOf(source.raw, field);
    if (value === undefined) delete raw[field];
    else raw[field] = value;
    const place = source?.places.get(field);
    if (place !== undefined) putAt(raw, place, value);
    if (place !== undefined) places.set(field, place);
  }
  // What is as it was there is the same value, so that nobody compares it again.
  const own = source !== undefined && jsonEqual(raw, source.raw) ? source.raw : raw;
  const result = {
    ...readItem({ raw: own, places }, { ...item, hasChildren: item.derived }, doc.preset),
    derived: item.derived,
  };
  madeOf.set(result, { item, names: names.join() });
  return result;
}

/** The words of a line are all of its paragraph. */
function fieldsWith(name: string, preset: Preset): readonly string[] {
  return isWords(name, preset) ? [...new Set([name, 'text', 'paragraph'])] : [name];
}

/** All fields that say whether an item is done. */
function markFields({ group }: Item, { done, status }: Preset): string[] {
  const statuses = [status, group?.status].flatMap((each) => each?.field ?? []);
  return [...new Set([...done.map(({ field }) => field), ...statuses])];
}

/** What says something else than that an item is done may stay where the item was nowhere. */
function isTicked({ raw }: Item, name: string, { done }: Preset): boolean {
  const mark = done.find(({ field }) => field === name);
  return mark !== undefined && saysDone(raw, mark);
}

/** Open, zero, none. */
function emptyValue(doc: Checklist, item: Item, field: string): JsonValue | undefined {
  const value = fieldOf(item.raw, field);
  if (value === undefined) return undefined;
  if (markFields(item, doc.preset).includes(field)) return openValue(doc, item, field);
  return doc.preset.runner.counters.includes(field) && typeof value === 'number' ? 0 : undefined;
}

/** A field that was gathered stands deeper in the item: there it is as it was, too. */
function putAt(raw: Record<string, JsonValue>, pointer: string, value: JsonValue | undefined): void {
  const tokens = pointerTokens(pointer);
  const last = tokens.pop();
  let at: Record<string, JsonValue> = raw;
  for (const token of tokens) {
    const next = Object.hasOwn(at, token) ? at[token] : undefined;
    if (!isJsonObject(next)) return;
    const copy: Record<string, JsonValue> = { ...(next as JsonObject) };
    at[token] = copy;
    at = copy;
  }
  // Of a list that holds more than the field's members, nobody knows which belong to it.
  if (last === undefined || value === undefined || isJsonArray(at[last]) || isJsonArray(value)) return;
  at[last] = value;
}

/** What a field that says done says of an open item; undefined where such an item has no such field. */
function openValue(doc: Checklist, item: Item, field: string): JsonValue | undefined {
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
