import type { Entity } from '../../src/core/entity.ts';
import { splitSubject } from '../../src/core/subject.ts';
import { inAfter } from '../../src/formats/location.ts';
import { valueEntity } from '../support/toy-kinds/toy-kind.ts';
import { text } from './toy.mjs';
import type { ModelDoc, ToyDoc, ToyItem } from './types.ts';

/** A document as it is committed: equal documents have equal bytes, and what cannot be read is no JSON. */
export function textOf(doc: ModelDoc): string {
  return 'bad' in doc ? `{ "plan": ${doc.bad}\n` : `${text(doc)}\n`;
}

export function parseToy(source: string): ToyDoc | null {
  try {
    const value = JSON.parse(source);
    return typeof value?.items === 'object' ? value : null;
  } catch {
    return null;
  }
}

export function entityOf({ items }: ToyDoc, id: string): Entity | undefined {
  const item = items[id];
  if (item === undefined) return undefined;
  return valueEntity(
    {
      title: { role: 'value', value: item.title },
      contract: { role: 'value', value: item.contract },
      done: { role: 'done', value: item.done },
      counter: { role: 'counter', value: item.counter },
      tags: { role: 'set', value: item.tags.toSorted() },
      claim: { role: 'claim', value: item.claim },
    },
    '',
    inAfter(`/items/${id}`).pointer,
  );
}

/** Entities first: a field of one that comes back must not be overwritten by its return. */
export function graftToy(doc: ToyDoc, from: ToyDoc | null, subjects: readonly string[]): ToyDoc {
  const split = subjects.map(splitSubject);
  const items: Record<string, ToyItem> = { ...doc.items };
  for (const { entity, field } of split) if (field === undefined) graftItem(items, entity, from);
  for (const { entity, field } of split) {
    const item = items[entity];
    if (field === undefined || item === undefined) continue;
    items[entity] = withField(item, from?.items[entity], field);
  }
  return { ...doc, items };
}

/** Who claims an item is nobody's loss: a claim stays as it is. */
function graftItem(items: Record<string, ToyItem>, key: string, from: ToyDoc | null): void {
  const source = from?.items[key];
  if (source === undefined) delete items[key];
  else items[key] = { ...source, claim: items[key]?.claim ?? source.claim };
}

const nothing = { done: false, counter: 0, tags: [] } as const;

/** A field of an item that the source lacks is open, zero, none; `tags:t` is one member of a set. */
function withField(item: ToyItem, source: ToyItem | undefined, field: string): ToyItem {
  if (!field.startsWith('tags:')) {
    const value = { ...nothing, ...source }[field as keyof ToyItem];
    return value === undefined ? item : { ...item, [field]: value };
  }
  const tag = field.slice(5);
  const others = item.tags.filter((each) => each !== tag);
  return { ...item, tags: source?.tags.includes(tag) ? [...others, tag].sort() : others };
}
