import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import { valueAt } from '../../formats/value-at.ts';
import { doneName } from './entity.ts';
import { gatherFields, isTaken } from './gather.ts';
import { lineFields } from './line-words.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf, readItem, saysDone } from './read-item.ts';
import { withValueIn } from './value-in.ts';

/** Of what an item was made: while an error is open, each commit puts the same fields back in the same item. */
const madeOf = new WeakMap<Item, { readonly item: Item; readonly names: string }>();

/**
 * An item whose named fields are those of another version's item: they go back where they stand, and the item is read again. Without such an
 * item they have their empty values.
 */
export function withFields(
  doc: Checklist,
  item: Item,
  source: Item | undefined,
  names: readonly string[],
): Item {
  const made = source && madeOf.get(source);
  if (source !== undefined && made?.item === item && made.names === names.join()) return source;
  const fields = names.flatMap((name) => fieldsOf(name, item, source, doc.preset));
  const edited = fields.reduce((own, field) => withField(own, field, doc, item, source), item.own);
  // What is as it was there is the same value, so that nobody compares it again.
  const isSame = source !== undefined && jsonEqual(edited, source.own);
  const gathered = isSame ? source : gatherFields(edited, doc.preset);
  const read = readItem(gathered, { ...item, hasChildren: item.derived }, doc.preset);
  const result = { ...read, derived: item.derived };
  madeOf.set(result, { item, names: names.join() });
  return result;
}

function withField(
  own: JsonObject,
  field: string,
  doc: Checklist,
  item: Item,
  source: Item | undefined,
): JsonObject {
  const places = new Set([item, source].flatMap((each) => each?.places.get(field) ?? []));
  if (places.size === 0) places.add(appendToken('', field));
  let edited: JsonValue | undefined = own;
  for (const place of places) {
    const value = source === undefined ? emptyValue(doc, item, field) : valueAt(source.own, place);
    edited = withValueIn(
      edited,
      pointerTokens(place),
      withAlike(valueAt(own, place), value, field, doc.preset),
    );
  }
  return isJsonObject(edited) ? edited : own;
}

/** Of a list that holds more than the field's members, the others stay. */
function withAlike(
  now: JsonValue | undefined,
  old: JsonValue | undefined,
  field: string,
  { fields }: Preset,
): JsonValue | undefined {
  const source = Object.hasOwn(fields, field) ? fields[field] : undefined;
  const others = source !== undefined && isJsonArray(now) ? now.filter((each) => !isTaken(each, source)) : [];
  if (source === undefined || others.length === 0) return old;
  return [...others, ...(isJsonArray(old) ? old.filter((each) => isTaken(each, source)) : [])];
}

/** The fields that a name of an entity stands for. The words of a line are all of its paragraph. */
function fieldsOf(name: string, item: Item, source: Item | undefined, preset: Preset): readonly string[] {
  if (lineFields(preset).includes(name)) return [...new Set([name, 'text'])];
  if (name !== doneName) return [name];
  // What says something else than that an item is done may stay where the item was nowhere.
  return markFields(item, preset).filter((field) => source !== undefined || isTicked(item, field, preset));
}

/** All fields that say whether an item is done. */
function markFields({ group }: Item, { done, status }: Preset): string[] {
  return [...new Set([...done, status, group?.status].flatMap((each) => each?.field ?? []))];
}

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

/** What a field that says done says of an open item, or else what the first open item has there. */
function openValue({ preset, items }: Checklist, item: Item, field: string): JsonValue | undefined {
  const mark = preset.done.find((each) => each.field === field);
  if (mark !== undefined && mark.values === undefined) return false;
  const moves = [item.group?.status, preset.status].find((each) => each?.field === field);
  const first = moves?.rank?.[0]?.[0] ?? Object.keys(moves?.graph ?? {})[0];
  const like = () => items.find((each) => each !== item && isOpen(each) && Object.hasOwn(each.raw, field));
  return mark?.open ?? first ?? fieldOf(like()?.raw ?? {}, field);
}
