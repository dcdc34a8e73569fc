import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { onceFor } from '../../formats/once-for.ts';
import { valueAt } from '../../formats/value-at.ts';
import { lineFields, lineWords } from './line-words.ts';
import { plainText } from './plain-text.ts';
import type { FieldSource, Preset } from './preset.ts';
import { matchesWildcard } from './wildcard.ts';

/** An item's fields with those that stand deeper in it, and where these stand. */
export interface Gathered {
  /** What they were gathered from. */
  readonly own: JsonObject;
  readonly raw: JsonObject;
  /** Pointers from the item, by field. */
  readonly places: ReadonlyMap<string, string>;
}

const nowhere = new Map<string, string>();

/** Gives an item the fields that its preset gathers. Most presets gather none. */
export function gatherFields(own: JsonObject, preset: Preset): Gathered {
  const { index } = preset.parent;
  const sources = sourcesOf(preset);
  const lines = lineFields(preset);
  if (sources.length === 0 && index === undefined && lines.length === 0)
    return { own, raw: own, places: nowhere };
  const raw: Record<string, JsonValue> = { ...own };
  const places = sources.length === 0 ? nowhere : new Map<string, string>();
  // A place among the others changes with them, and is no part of the item.
  if (index !== undefined) delete raw[index];
  for (const [name, source] of sources) {
    const found = firstFound(own, source);
    if (found === undefined) continue;
    raw[name] = found.value;
    places.set(name, found.pointer);
  }
  for (const name of lines) addWords(raw, name, own, preset);
  return { own, raw, places };
}

/** Of a line of Markdown its words, and the identifier that stands behind what is put around them. */
function addWords(raw: Record<string, JsonValue>, name: string, own: JsonObject, preset: Preset): void {
  const text = name === 'text' ? own.text : raw[name];
  if (typeof text !== 'string') return;
  const { words, id } = lineWords(text, preset);
  raw[name] = words;
  if (id !== undefined) raw.id ??= id;
}

/** What a preset gathers, told once for all of its items. */
const sourcesOf = onceFor(({ fields }: Preset) => Object.entries(fields));

function firstFound(
  own: JsonObject,
  source: FieldSource,
): { readonly value: JsonValue; readonly pointer: string } | undefined {
  for (const pointer of source.from) {
    const value = valueAt(own, pointer);
    const taken = isJsonArray(value) ? takenMembers(value, source) : headOf(value, source);
    const isEmpty = taken === undefined || taken === null || taken === '';
    if (!isEmpty && !(isJsonArray(taken) && taken.length === 0)) return { value: taken, pointer };
  }
  return undefined;
}

/** What is behind the first bracket, dash or stop says more of a status, and is no part of it. */
function headOf(value: JsonValue | undefined, { head }: FieldSource): JsonValue | undefined {
  return head === true && typeof value === 'string'
    ? plainText(value)
        .split(/ ?[(（]| [—–-] |[,;.] /, 1)
        .join('')
    : value;
}

function takenMembers(list: readonly JsonValue[], source: FieldSource): JsonValue[] {
  return list.filter((each) => isTaken(each, source)).map((each) => valueIn(each, source) ?? null);
}

function valueIn(member: JsonValue, source: FieldSource): JsonValue | undefined {
  return source.member === undefined ? member : valueAt(member, `/${source.member}`);
}

/** Whether a member of a list is one of the field's. */
export function isTaken(member: JsonValue, source: FieldSource): boolean {
  const { where, like } = source;
  const value = valueIn(member, source);
  if (value === undefined || (where !== undefined && !hasValues(member, where))) return false;
  const isLike = (pattern: string) => typeof value === 'string' && matchesWildcard(pattern, value);
  return like === undefined || like.some(isLike);
}

function hasValues(value: JsonValue, where: Readonly<Record<string, readonly string[]>>): boolean {
  if (!isJsonObject(value)) return false;
  return Object.entries(where).every(([field, values]) => {
    const own = Object.hasOwn(value, field) ? value[field] : undefined;
    return typeof own === 'string' && values.includes(own);
  });
}
