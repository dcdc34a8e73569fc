import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, type JsonValue } from '../../formats/json-value.ts';
import type { Location } from '../../formats/location.ts';
import type { NodePair } from './facts.ts';
import { afterPlace, beforePlace } from './tree-place.ts';

/** Where a changed field differs: at its first different member where it is a list that has one on that side. */
export function differencePlaces(
  { before, after }: NodePair,
  field: string | undefined,
): { readonly at: Location; readonly was: Location } {
  const places = { at: afterPlace(after, field), was: beforePlace(before, field) };
  if (field === undefined) return places;
  const [old, now] = [before.raw[field], after.raw[field]];
  if (!isJsonArray(old) || !isJsonArray(now)) return places;
  const index = firstDifference(old, now);
  return { at: memberPlace(places.at, now, index), was: memberPlace(places.was, old, index) };
}

function firstDifference(old: readonly JsonValue[], now: readonly JsonValue[]): number {
  let index = 0;
  while (index < old.length && index < now.length && jsonEqual(old[index], now[index])) index += 1;
  return index;
}

function memberPlace(place: Location, list: readonly JsonValue[], index: number): Location {
  return index < list.length ? { ...place, pointer: `${place.pointer}/${index}` } : place;
}
