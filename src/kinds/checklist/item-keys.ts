import { shortDigest } from '../../engine/values/digest.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { FoundList } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Item } from './model.ts';
import { plainText } from './plain-text.ts';
import type { Preset } from './preset.ts';
import { fieldOf, firstText, keyText } from './read-item.ts';

/** What is to be read as an item. */
interface Named {
  readonly value: JsonValue;
  /** Its key, where it stands in a map. */
  readonly name: string | undefined;
  readonly list: Pick<FoundList, 'tag'>;
  /** The parent, where the item stands inside of it. */
  readonly parent: string | undefined;
}

export type Name = Pick<Item, 'ownKey' | 'isKeyed'>;

/** What an item is known by: a key of its own, which may only count within its container, or else its text. */
export function ownName({ value, name, list, parent }: Named, raw: JsonObject, preset: Preset): Name {
  const id = idOf(raw, name, preset);
  if (id === undefined) return { ownKey: madeKey(raw, value, preset), isKeyed: false };
  const container = parent?.slice(list.tag.length);
  // Some tools write the whole path of a child into its id.
  const isWhole = container === undefined || id.startsWith(`${container}.`);
  return { ownKey: isWhole ? id : `${container}.${id}`, isKeyed: true };
}

/** Keys of a document that are taken: each by the place of its item, or by a text. */
export interface TakenKeys {
  readonly places: Map<string, string | undefined>;
  /** How many items have one text. */
  readonly texts: Map<string, number>;
}

/** A key that another place holds, too, is known with its place. Items that say the same are several all the same, and are counted. */
export function takenKey(
  { ownKey, isKeyed }: Name,
  tag: string,
  place: string,
  { places, texts }: TakenKeys,
): string {
  const key = tag + ownKey;
  if (isKeyed) {
    const own = places.has(key) && places.get(key) !== place ? `${tag}${place}:${ownKey}` : key;
    places.set(own, place);
    return own;
  }
  let count = (texts.get(key) ?? 0) + 1;
  while (places.has(numberedKey(key, count))) count += 1;
  texts.set(key, count);
  places.set(numberedKey(key, count), undefined);
  return numberedKey(key, count);
}

/** What the second and further items of one text are known by. */
function numberedKey(key: string, count: number): string {
  return count === 1 ? key : `${key}~${count}`;
}

function idOf(raw: JsonObject, name: string | undefined, preset: Preset): string | undefined {
  for (const field of preset.key) {
    const key = keyText(fieldOf(raw, field));
    if (key !== undefined) return key;
  }
  return name === undefined || name === '' ? undefined : name;
}

/** What identifies an item that has no key. */
function madeKey(raw: JsonObject, value: JsonValue, preset: Preset): string {
  const { titleFields, descriptionFields } = preset;
  const title = firstText(raw, titleFields) ?? firstText(raw, descriptionFields);
  return title === undefined ? `(${shortDigest(foldedText(value))})` : shortened(title);
}

/** The heading that an item stands below, where its preset names such a field. */
export function headingOf({ raw }: Pick<Item, 'raw'>, { within }: Preset): string {
  const value = within === undefined ? undefined : fieldOf(raw, within.field);
  const names = (isJsonArray(value) ? value : [value]).flatMap((each) => keyText(each) ?? []);
  return shortened(names.map((each) => plainText(each)).join(' > '));
}

function shortened(text: string): string {
  return text.length <= 60
    ? text
    : `${text.slice(0, 46).replace(/[\ud800-\udbff]$/, '')}… ${shortDigest(text)}`;
}
