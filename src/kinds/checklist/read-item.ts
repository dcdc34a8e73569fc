import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { foldText } from './folded.ts';
import type { Gathered } from './gather.ts';
import type { Item } from './model.ts';
import type { DoneField, Group, Preset } from './preset.ts';
import { matchesWildcard } from './wildcard.ts';

/** Where an item stands, which its fields do not say. */
type Places = 'key' | 'list' | 'isKeyed' | 'ownKey' | 'parent' | 'index' | 'part';

interface ItemPlace extends Pick<Item, Places | 'pointer' | 'isPlain'> {
  readonly hasChildren: boolean;
}

/** Reads one item. Values of the wrong type count as not done and as absent. One plain literal: there may be many. */
export function readItem({ own, raw, places }: Gathered, place: ItemPlace, preset: Preset): Item {
  const group = preset.groups.find(({ match }) => matchesWildcard(match, place.key));
  const status = statusOf(raw, preset, group);
  const isTombstone = status !== undefined && preset.tombstones.includes(status);
  const doneField = decidingField(raw, preset.done);
  const isDropped = doneField?.unless !== undefined && isLikeAny(raw, doneField.unless);
  const done = doneField !== undefined && !isDropped && saysDone(raw, doneField);
  return {
    key: place.key,
    parent: place.parent,
    index: place.index,
    part: place.part,
    pointer: place.pointer,
    places,
    list: place.list,
    isKeyed: place.isKeyed,
    ownKey: place.ownKey,
    title: firstText(raw, preset.titleFields) ?? place.key,
    description: firstText(raw, preset.descriptionFields),
    own,
    raw,
    isPlain: place.isPlain,
    done,
    doneField: doneField?.field,
    disagrees: done || isDropped ? undefined : disagreeing(raw, preset.done),
    status,
    closed: isDropped || isTombstone || (status !== undefined && preset.closed.includes(status)),
    tombstone: isTombstone,
    optional: raw.optional === true,
    derived: group?.derived ?? (preset.derivesParents && place.hasChildren),
    group,
    dependencies: dependenciesOf(raw, preset.dependencies),
  };
}

export function fieldOf(raw: JsonObject, field: string): JsonValue | undefined {
  return Object.hasOwn(raw, field) ? raw[field] : undefined;
}

/** The first of the fields that holds text. */
export function firstText(raw: JsonObject, fields: readonly string[]): string | undefined {
  for (const field of fields) {
    const value = fieldOf(raw, field);
    if (typeof value === 'string' && value.trim() !== '') return foldText(value);
  }
  return undefined;
}

/** A key as text: `4` and `"4"` are the same. */
export function keyText(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return foldText(value) || undefined;
  if (typeof value === 'number') return String(value);
  if (isJsonObject(value) && typeof value.inexactNumber === 'string') return value.inexactNumber;
  return undefined;
}

function decidingField(raw: JsonObject, fields: readonly DoneField[]): DoneField | undefined {
  return fields.find(({ field }) => Object.hasOwn(raw, field));
}

/** A field that says done although the deciding one does not. */
function disagreeing(raw: JsonObject, fields: readonly DoneField[]): string | undefined {
  return fields.find((each) => saysDone(raw, each))?.field;
}

/** Whether some field is like one of the wildcards that stand for it. */
function isLikeAny(raw: JsonObject, fields: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.entries(fields).some(([field, likes]) => {
    const value = fieldOf(raw, field);
    return typeof value === 'string' && isLike(foldText(value).toLowerCase(), likes);
  });
}

function isLike(text: string, likes: readonly string[]): boolean {
  return likes.some((each) => each === text || (each.includes('*') && matchesWildcard(each, text)));
}

function saysDone(raw: JsonObject, { field, values }: DoneField): boolean {
  const value = fieldOf(raw, field);
  if (values === undefined) return value === true;
  return typeof value === 'string' && isLike(value.trim().toLowerCase(), values);
}

function statusOf(raw: JsonObject, preset: Preset, group: Group | undefined): string | undefined {
  const field = (group?.status ?? preset.status)?.field ?? preset.done.find(({ values }) => values)?.field;
  const value = field === undefined ? undefined : fieldOf(raw, field);
  return typeof value === 'string' ? value.trim().toLowerCase() || undefined : undefined;
}

const none: readonly string[] = [];

function dependenciesOf(raw: JsonObject, fields: readonly string[]): readonly string[] {
  const values = fields.map((field) => fieldOf(raw, field)).filter((value) => value !== undefined);
  if (values.length === 0) return none;
  return values
    .flatMap((value) => (isJsonArray(value) ? value : [value]))
    .flatMap((value) => keyText(value) ?? []);
}
