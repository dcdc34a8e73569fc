import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import { indexed } from './build.ts';
import { gatherFields } from './gather.ts';
import { graftChecklist } from './graft.ts';
import type { Checklist, Item } from './model.ts';
import { withValueIn } from './value-in.ts';

/** A list with an item of another version, whose key is another item's here: under the next key that is free. */
export function withTwin(doc: Checklist, from: Checklist, key: string): Checklist | undefined {
  const item = from.byKey.get(key);
  if (item === undefined || !item.isKeyed || item.key !== item.ownKey || item.isPlain) return undefined;
  const id = freeKey(key, (each) => doc.byKey.has(each) || from.byKey.has(each));
  const own = id === undefined ? undefined : renamed(item, id);
  if (id === undefined || own === undefined) return undefined;
  const again: Item = { ...item, key: id, ownKey: id, own, raw: gatherFields(own, doc.preset).raw };
  const items = from.items.map((each) => (each === item ? again : each));
  return graftChecklist(doc, { ...from, ...indexed(items) }, [id]);
}

function freeKey(key: string, isTaken: (key: string) => boolean): string | undefined {
  const [, stem = '', digits = ''] = /^(.*?)(\d+)$/.exec(key) ?? [];
  if (digits === '') return undefined;
  const keyOf = (number: number) => stem + String(number).padStart(digits.length, '0');
  let next = Number(digits) + 1;
  while (isTaken(keyOf(next))) next += 1;
  return keyOf(next);
}

/** An item's value with another key: where a field says it, or a line begins with it. */
function renamed({ own, raw, places, key }: Item, id: string): JsonObject | undefined {
  let again: JsonValue | undefined = own;
  for (const [name, value] of Object.entries({ ...raw, ...own })) {
    if (!places.has(name) && !Object.hasOwn(own, name)) continue;
    const isKey = typeof value === 'number' ? String(value) === key : value === key;
    const begins = typeof value === 'string' && value.startsWith(`${key} `);
    if (!isKey && !begins) continue;
    const text = id + String(value).slice(key.length);
    const place = places.get(name) ?? appendToken('', name);
    again = withValueIn(again, pointerTokens(place), typeof value === 'number' ? Number(text) : text);
  }
  return isJsonObject(again) && again !== own ? again : undefined;
}
