import type { JsonObject } from '../../core/json-value.ts';
import { splitSubject } from '../../core/subject.ts';
import { indexed } from './build.ts';
import { doneName, entriesName } from './entity.ts';
import { graftEntries } from './graft-entries.ts';
import type { Checklist, Item } from './model.ts';
import { readItem } from './read-item.ts';

/** A checklist in which the named items, or fields of items, are as they are in another version. */
export function graftChecklist(
  doc: Checklist,
  from: Checklist | null,
  subjects: readonly string[],
): Checklist {
  const split = subjects.map(splitSubject);
  const entries = split.filter(({ entity, field }) => entity === '' && field === entriesName);
  if (entries.length > 0)
    return {
      ...doc,
      ...graftEntries(
        doc,
        from,
        entries.map(({ member }) => member),
      ),
    };
  const items = new Map(doc.byKey);
  for (const { entity, field } of split) {
    const [current, source] = [items.get(entity), from?.byKey.get(entity)];
    if (field === undefined) replace(items, entity, source);
    else if (current !== undefined && source !== undefined)
      items.set(entity, withFields(doc, current, source, field === doneName ? markFields(doc) : [field]));
  }
  const grafted = [...items.values()].sort((left, right) => left.index - right.index);
  return { ...doc, ...indexed(grafted, []), repeated: doc.repeated };
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
