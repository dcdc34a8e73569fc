import { subjectOf } from '../../engine/contract/subject.ts';
import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { Location } from '../../formats/location.ts';
import { shownValue } from '../../formats/schema-fault.ts';
import type { ItemPair } from './facts.ts';
import { foldedEqual, foldValue } from './folded.ts';
import { afterPlace, beforePlace, nameOf } from './places.ts';
import { fieldOf } from './read-item.ts';

/** What is said of a field of an item that changed. */
export function aboutChange(pair: ItemPair, field: string) {
  const { how, from, to, at, was, values } = differenceOf(pair, field);
  const { key } = pair.after;
  return {
    how,
    values: { item: nameOf(pair.after.isKeyed ? { ...pair.before, key } : pair.before), field, from, to },
    detail: {
      subject: subjectOf(key, field),
      at,
      related: [{ ...was, label: 'was' }],
      data: { field, ...values },
    },
  };
}

/** How a field differs, and where: at its first different member where it is a list, of which members may only have gone, or only have come. */
function differenceOf({ before, after }: ItemPair, field: string) {
  const places = { at: afterPlace(after, field), was: beforePlace(before, field) };
  const [old, now] = [fieldOf(before.raw, field), fieldOf(after.raw, field)];
  if (!isJsonArray(old) || !isJsonArray(now))
    return {
      ...places,
      how: 'changed',
      from: shownFolded(old),
      to: shownFolded(now),
      values: valuesOf(old, now),
    };
  const index = old.findIndex((member, place) => !foldedEqual(member, now[place]));
  const first = index < 0 ? old.length : index;
  const most = Math.min(old.length, now.length) - first;
  let last = 0;
  while (last < most && foldedEqual(old.at(-1 - last), now.at(-1 - last))) last += 1;
  const [gone, come] = [old, now].map((list) => list.slice(first, list.length - last));
  const how = come?.length === 0 ? 'removed' : gone?.length === 0 ? 'added' : 'changed';
  return {
    how,
    from: shownMembers(gone),
    to: shownMembers(come),
    values: valuesOf(gone, come),
    // What stands where something was removed is its neighbour, which did nothing.
    at: how === 'removed' ? places.at : memberPlace(places.at, now, first),
    was: how === 'added' ? places.was : memberPlace(places.was, old, first),
  };
}

const longestValue = 4000;

/** Values as they stand in the file. One that is too long to be handed on is left to the places, which lead to it. */
function valuesOf(from: JsonValue | undefined, to: JsonValue | undefined): JsonObject {
  const isShort = [from, to].every((value) => canonicalJson(value).length <= longestValue);
  return isShort ? { from: from ?? null, to: to ?? null } : {};
}

/** The first of them, and how many more. */
function shownMembers([first, ...others]: readonly JsonValue[] = []): string {
  return `${shownFolded(first)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}

function memberPlace(place: Location, list: readonly JsonValue[], index: number): Location {
  return index < list.length ? { ...place, pointer: `${place.pointer}/${index}` } : place;
}

/** A value as messages show it: its words, however they are spaced. */
export function shownFolded(value: JsonValue | undefined): string {
  return shownValue(value === undefined ? undefined : foldValue(value), 80);
}
