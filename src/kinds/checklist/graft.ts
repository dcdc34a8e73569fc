import type { JsonObject } from '../../core/json-value.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import { indexed } from './build.ts';
import { doneName, entriesName } from './entity.ts';
import type { Checklist, Item } from './model.ts';
import { readItem } from './read-item.ts';

/** A checklist in which the named items, or fields of items, are as they are in another version. */
export function graftChecklist(
  doc: Checklist,
  from: Checklist | null,
  subjects: readonly string[],
): Checklist {
  if (from !== null && subjects.includes(subjectOf('', entriesName)))
    return { ...doc, entries: from.entries, entryPointers: from.entryPointers };
  const items = new Map(doc.byKey);
  for (const { entity, field } of subjects.map(splitSubject)) {
    const [current, source] = [items.get(entity), from?.byKey.get(entity)];
    if (field === undefined) replace(items, entity, source);
    else if (current !== undefined && source !== undefined)
      items.set(entity, withFields(doc, current, source, field === doneName ? markFields(doc) : [field]));
  }
  return { ...doc, ...indexed(inPlace(items, doc, from), []), repeated: doc.repeated };
}

/** What comes back stands behind the item that it stood behind; each counts its place anew. */
function inPlace(items: ReadonlyMap<string, Item>, doc: Checklist, from: Checklist | null): Item[] {
  const first: string[] = [];
  const behind = new Map([...doc.byKey.keys()].map((key): [string, string[]] => [key, [key]]));
  let row = first;
  for (const key of from?.byKey.keys() ?? []) {
    row = behind.get(key) ?? row;
    if (!behind.has(key) && items.has(key)) row.push(key);
  }
  const placed = [first, ...behind.values()].flat().flatMap((key) => items.get(key) ?? []);
  return placed.map((item, index) => (item.index === index ? item : { ...item, index }));
}

function replace(items: Map<string, Item>, key: string, source: Item | undefined): void {
  if (source === undefined) items.delete(key);
  else items.set(key, source);
}

function markFields({ preset }: Checklist): string[] {
  return [
    ...preset.done.map(({ field }) => field),
    ...(preset.status === undefined ? [] : [preset.status.field]),
  ];
}

function withFields({ preset }: Checklist, current: Item, source: Item, fields: readonly string[]): Item {
  const raw: Record<string, JsonObject[string]> = { ...current.raw };
  for (const field of fields) {
    const value = Object.hasOwn(source.raw, field) ? source.raw[field] : undefined;
    if (value === undefined) delete raw[field];
    else raw[field] = value;
  }
  const { derived, places } = current;
  return { ...readItem({ raw, places }, { ...current, hasChildren: derived }, preset), derived };
}
