import { subjectOf } from '../../engine/contract/subject.ts';
import { inAfter } from '../../formats/location.ts';
import { doneName, itemsName } from './entity.ts';
import type { ItemPair } from './facts.ts';
import type { Item } from './model.ts';
import { afterPlace, beforePlace, listPlace } from './places.ts';

/** So many places are shown of what is said of many. */
const mostShown = 20;

/** What is said of the mark of an item. */
export function aboutMark(item: Item) {
  return { subject: subjectOf(item.key, doneName), at: afterPlace(item, item.doneField) };
}

/** What is said of a field of an item, and of what it was. */
export function aboutField(item: Item, field: string, before: Item | undefined) {
  const related = before === undefined ? [] : [{ ...beforePlace(before, field), label: 'was' }];
  return { subject: subjectOf(item.key, field), at: afterPlace(item, field), related };
}

/** Items that are open beside what is done. */
export function aboutOpen(open: readonly Item[]) {
  const shown = open.slice(0, mostShown);
  return {
    related: shown.map((each) => ({ ...afterPlace(each, each.doneField), label: 'open' })),
    data: { open: keysOf(open) },
  };
}

/** What is said of several marks at once. */
export function aboutMarks(first: Item, items: readonly Item[]) {
  return {
    ...aboutMark(first),
    related: items
      .slice(1, mostShown)
      .map((item) => ({ ...afterPlace(item, item.doneField), label: item.key })),
    data: { items: keysOf(items) },
    refuses: items.map(({ key }) => subjectOf(key, doneName)),
  };
}

/** What is said of several items that are gone, where the list of the first of them was. */
export function aboutGone(items: readonly Item[]) {
  const shown = items.slice(0, mostShown);
  return {
    subject: subjectOf('', itemsName),
    at: items[0] === undefined ? inAfter('') : listPlace(items[0]),
    related: shown.map((item) => ({ ...beforePlace(item), label: 'was here' })),
    data: { items: keysOf(items) },
    refuses: items.map(({ key }) => subjectOf(key)),
  };
}

function keysOf(items: readonly Item[]): string[] {
  return items.map(({ key }) => key);
}

/** What an error about a pair means beside its subject: an item without a key is its text, so that the one that stands there goes. */
export function placedIn({ before, after, isPlaced }: Omit<ItemPair, 'changed' | 'gained' | 'replaced'>) {
  return isPlaced === true ? { refuses: [subjectOf(after.key), subjectOf(before.key)] } : {};
}
