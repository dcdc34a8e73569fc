import { isJsonArray, type JsonValue } from '../../core/json-value.ts';
import type { Location } from '../../core/location.ts';
import { shownValue } from '../../core/schema-fault.ts';
import type { ItemPair } from './facts.ts';
import { foldedEqual, foldValue } from './folded.ts';
import type { Item } from './model.ts';
import { afterPlace, beforePlace } from './places.ts';
import { fieldOf } from './read-item.ts';

/** How a field differs, and where: at its first different member where it is a list. */
export interface Difference {
  readonly from: string;
  readonly to: string;
  readonly at: Location;
  readonly was: Location;
}

export function differenceOf({ before, after }: ItemPair, field: string): Difference {
  const places = { at: afterPlace(after, field), was: beforePlace(before, field) };
  const [old, now] = [valueIn(before, field), valueIn(after, field)];
  if (!isJsonArray(old) || !isJsonArray(now))
    return { ...places, from: shownFolded(old), to: shownFolded(now) };
  const index = old.findIndex((member, place) => !foldedEqual(member, now[place]));
  const first = index < 0 ? old.length : index;
  return {
    from: shownFolded(old[first]),
    to: shownFolded(now[first]),
    at: memberPlace(places.at, now, first),
    was: memberPlace(places.was, old, first),
  };
}

/** A line of Markdown is shown with what continues it. */
function valueIn({ raw }: Item, field: string): JsonValue | undefined {
  return field === 'text' && typeof raw.paragraph === 'string' ? raw.paragraph : fieldOf(raw, field);
}

function memberPlace(place: Location, list: readonly JsonValue[], index: number): Location {
  return index < list.length ? { ...place, pointer: `${place.pointer}/${index}` } : place;
}

/** A value as messages show it: its words, however they are spaced. */
export function shownFolded(value: JsonValue | undefined): string {
  return shownValue(value === undefined ? undefined : foldValue(value), 80);
}
