import type { JsonObject } from '../../formats/json-value.ts';
import { indexed } from './build.ts';
import { graftChecklist } from './graft.ts';
import type { Checklist, Item } from './model.ts';

/** A list with an item of another version, whose key is another item's here: under the next key that is free. */
export function withTwin(doc: Checklist, from: Checklist, key: string): Checklist | undefined {
  const item = from.byKey.get(key);
  if (item === undefined || !item.isKeyed || item.key !== item.ownKey || item.isPlain) return undefined;
  const id = freeKey(key, (each) => doc.byKey.has(each) || from.byKey.has(each));
  const raw = id === undefined ? undefined : renamed(item.raw, key, id);
  if (id === undefined || raw === undefined) return undefined;
  const again: Item = { ...item, key: id, ownKey: id, raw };
  const items = from.items.map((each) => (each === item ? again : each));
  return graftChecklist(doc, { ...from, ...indexed(items, []), repeated: from.repeated }, [id]);
}

const mostTried = 10_000;

function freeKey(key: string, isTaken: (key: string) => boolean): string | undefined {
  const [, stem = '', digits = ''] = /^(.*?)(\d+)$/.exec(key) ?? [];
  if (digits === '') return undefined;
  for (let next = Number(digits) + 1; next < Number(digits) + mostTried; next += 1) {
    const free = stem + String(next).padStart(digits.length, '0');
    if (!isTaken(free)) return free;
  }
  return undefined;
}

/** The fields with another key: where one says it, or a line begins with it. */
function renamed(raw: JsonObject, key: string, id: string): JsonObject | undefined {
  let count = 0;
  const fields = Object.entries(raw).map(([name, value]) => {
    const isKey = value === key || (typeof value === 'number' && String(value) === key);
    const begins = typeof value === 'string' && value.startsWith(`${key} `);
    if (!isKey && !begins) return [name, value] as const;
    count += 1;
    if (typeof value === 'number') return [name, Number(id)] as const;
    return [name, isKey ? id : id + String(value).slice(key.length)] as const;
  });
  return count === 0 ? undefined : Object.fromEntries(fields);
}
