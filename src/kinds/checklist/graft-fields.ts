import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import { valueAt } from '../../formats/value-at.ts';
import { doneName } from './entity.ts';
import { gatherFields, isTaken } from './gather.ts';
import { lineFields } from './line-words.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf, readItem } from './read-item.ts';
import { withValueIn } from './value-in.ts';

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
  const fields = names.flatMap((name) => fieldsOf(name, item, doc.preset));
  const edited = fields.reduce((own, field) => withField(own, field, doc, item, source), item.own);
  const read = readItem(gatherFields(edited, doc.preset), { ...item, hasChildren: item.derived }, doc.preset);
  return { ...read, derived: item.derived };
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
function fieldsOf(name: string, { group }: Item, preset: Preset): readonly string[] {
  if (lineFields(preset).includes(name)) return [...new Set([name, 'text'])];
  if (name !== doneName) return [name];
  const { done, status } = preset;
  return [...new Set([...done, status, group?.status].flatMap((each) => each?.field ?? []))];
}

/** Open, zero, none. */
function emptyValue({ preset }: Checklist, item: Item, field: string): JsonValue | undefined {
  const value = fieldOf(item.raw, field);
  if (value === undefined) return undefined;
  const mark = preset.done.find((each) => each.field === field);
  if (mark !== undefined) return mark.values === undefined ? false : mark.open;
  return preset.runner.counters.includes(field) && typeof value === 'number' ? 0 : undefined;
}
