import { listed } from '../../formats/listed.ts';
import { appendToken, inAfter, inBefore, type Location } from '../../formats/location.ts';
import type { Item } from './model.ts';

/** Where an item, or one of its fields, stands in the new version. */
export function afterPlace(item: Item, field?: string): Location {
  return inAfter(fieldPointer(item, field), item.part);
}

/** Where an item, or one of its fields, stood in the previous version. */
export function beforePlace(item: Item, field?: string): Location {
  return inBefore(fieldPointer(item, field), item.part);
}

/** The list that an item stood in, in the new version. */
export function listPlace({ pointer, part }: Item): Location {
  // A file that is gone has no place in the new version.
  return part === '' ? inAfter(pointer.slice(0, pointer.lastIndexOf('/'))) : inAfter('');
}

/** How messages name an item: its key, and its title where that says more. */
export function nameOf({ key, title }: Item): string {
  const short = title.length > 80 ? `${title.slice(0, 79).replace(/[\ud800-\udbff]$/, '')}…` : title;
  return key.includes(title.slice(0, 40)) ? `'${key}'` : `${key} "${short}"`;
}

/** Names of several items, the first ones in full. */
export function namesOf(items: readonly Item[], most = 5): string {
  const names = items.map(({ key }) => (key.includes(' ') ? `'${key}'` : key));
  return listed(names, most);
}

/** A plain value is its own field. */
function fieldPointer({ pointer, raw, isPlain, places }: Item, field: string | undefined): string {
  const place = field === undefined ? undefined : places.get(field);
  if (place !== undefined) return pointer + place;
  if (field === undefined || isPlain || !Object.hasOwn(raw, field)) return pointer;
  return appendToken(pointer, field);
}
