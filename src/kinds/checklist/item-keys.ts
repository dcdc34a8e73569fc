import { shortDigest } from '../../engine/values/digest.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { FoundList } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Item } from './model.ts';
import { plainText } from './plain-text.ts';
import type { Preset } from './preset.ts';
import { fieldOf, firstText, keyText } from './read-item.ts';

/** What is to be read as an item. */
interface Keyless {
  readonly value: JsonValue;
  /** Its key, where it stands in a map. */
  readonly name: string | undefined;
  readonly list: Pick<FoundList, 'tag'>;
  /** The parent, where the item stands inside of it. */
  readonly parent: string | undefined;
}

export type Keys = Pick<Item, 'key' | 'ownKey' | 'within' | 'isKeyed'>;

/** A key of its own identifies an item in the whole document, or within what the preset says; a text only below its parent. */
export function keysOf(
  { value, name, list: { tag }, parent: container }: Keyless,
  raw: JsonObject,
  parent: Item | undefined,
  preset: Preset,
): Keys {
  const id = idOf(raw, name, preset);
  const isKeyed = id !== undefined;
  const own = id ?? madeKey(raw, value, preset);
  if (container !== undefined) {
    // Some tools write the whole path of a child into its id.
    const key = own.startsWith(`${container}.`) ? own : `${container}.${own}`;
    return { key, ownKey: key.slice(tag.length), within: '', isKeyed };
  }
  if (id === undefined && parent !== undefined)
    return {
      ...{ key: `${parent.key} > ${own}`, ownKey: `${parent.ownKey} > ${own}` },
      ...{ within: parent.within, isKeyed },
    };
  const isWithin = id === undefined || preset.within?.ids === true;
  const within = tag + (isWithin ? withinText(raw, preset) : '');
  return { key: within + own, ownKey: own, within: isWithin ? within : '', isKeyed };
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

function withinText(raw: JsonObject, { within }: Preset): string {
  const value = within === undefined ? undefined : fieldOf(raw, within.field);
  const names = (isJsonArray(value) ? value : [value])
    .flatMap((each) => keyText(each) ?? [])
    .map((each) => plainText(each));
  return names.length === 0 ? '' : `${shortened(names.join(' > '))}: `;
}

function shortened(text: string): string {
  return text.length <= 60
    ? text
    : `${text.slice(0, 46).replace(/[\ud800-\udbff]$/, '')}… ${shortDigest(text)}`;
}
