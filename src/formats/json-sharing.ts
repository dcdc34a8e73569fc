import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { samePlaces } from './same-places.ts';

/** How many levels are compared, one call in another. */
export const deepestShared = 200;

/**
 * A value that was just read, in which all that an earlier one says as well is taken from there, by reference. Neither has more
 * levels than `deepestShared`. Nobody else knows the new one: it is changed in place.
 */
export function sharing(earlier: JsonValue | undefined, now: JsonValue): JsonValue {
  if (isJsonArray(earlier) && isJsonArray(now)) return sharingList(earlier, now as JsonValue[]);
  return isJsonObject(earlier) && isJsonObject(now) ? sharingObject(earlier, now) : now;
}

function sharingObject(earlier: JsonObject, now: { [key: string]: JsonValue }): JsonObject {
  const known = Object.keys(earlier);
  let count = 0;
  let isSame = true;
  for (const key in now) {
    const own = now[key] ?? null;
    const old = Object.hasOwn(earlier, key) ? earlier[key] : undefined;
    const shared = sharing(old, own);
    if (shared !== own) now[key] = shared;
    isSame &&= shared === old && known[count] === key;
    count++;
  }
  return isSame && count === known.length ? earlier : now;
}

/** Items are shared from both ends, and between these by what they say, or with the one that stood in their place. */
function sharingList(earlier: readonly JsonValue[], now: JsonValue[]): readonly JsonValue[] {
  const most = Math.min(earlier.length, now.length);
  let from = 0;
  while (from < most && isSame(earlier[from], now[from])) now[from] = earlier[from++] ?? null;
  if (from === earlier.length && from === now.length) return earlier;
  let [knownTo, to] = [earlier.length, now.length];
  while (knownTo > from && to > from && isSame(earlier[knownTo - 1], now[to - 1]))
    now[--to] = earlier[--knownTo] ?? null;
  const between = earlier.slice(from, knownTo);
  const places = samePlaces(between, now.slice(from, to), { isSame, textOf: (each) => JSON.stringify(each) });
  const taken = new Set(places);
  let next = 0;
  for (const [at, place] of places.entries()) {
    const own = now[from + at] ?? null;
    now[from + at] =
      place === undefined
        ? sharing(taken.has(next) ? undefined : between[next], own)
        : (between[place] ?? own);
    next = (place ?? next) + 1;
  }
  return now;
}

/** Equal, keys in the same order. */
function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (isJsonArray(one)) return isJsonArray(other) && areSame(one, other);
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  return areSame(Object.keys(one), Object.keys(other)) && areSame(Object.values(one), Object.values(other));
}

function areSame(all: readonly JsonValue[], others: readonly JsonValue[]): boolean {
  let at = all.length === others.length ? 0 : -1;
  while (at >= 0 && at < all.length && isSame(all[at], others[at])) at++;
  return at === all.length;
}
