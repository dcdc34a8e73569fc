import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { samePlaces } from './same-places.ts';

/** How many levels are compared, one call in another. */
export const deepestShared = 200;

/** How often a text may be looked at: hostile lists differ level by level. */
const mostLooks = 8;

/** How many values may still be looked at, or characters; beyond that nothing is found to be the same. */
interface Work {
  left: number;
}

/**
 * A value that was just read, from so many characters, in which all that an earlier one says as well is taken from there, by
 * reference. Neither has more levels than `deepestShared`. Nobody else knows the new one: it is changed in place.
 */
export function sharing(earlier: JsonValue | undefined, now: JsonValue, length: number): JsonValue {
  return shared({ left: mostLooks * length }, earlier, now);
}

function shared(work: Work, earlier: JsonValue | undefined, now: JsonValue): JsonValue {
  if (isJsonArray(earlier) && isJsonArray(now)) return sharedList(work, earlier, now as JsonValue[]);
  return isJsonObject(earlier) && isJsonObject(now) ? sharedObject(work, earlier, now) : now;
}

function sharedObject(work: Work, earlier: JsonObject, now: { [key: string]: JsonValue }): JsonObject {
  const known = Object.keys(earlier);
  let count = 0;
  let isSame = true;
  for (const key in now) {
    const own = now[key] ?? null;
    const old = Object.hasOwn(earlier, key) ? earlier[key] : undefined;
    const each = shared(work, old, own);
    if (each !== own) now[key] = each;
    isSame &&= each === old && known[count] === key;
    count++;
  }
  return isSame && count === known.length ? earlier : now;
}

/** Items are shared from both ends, and between these by what they say, or with the one that stood in their place. */
function sharedList(work: Work, earlier: readonly JsonValue[], now: JsonValue[]): readonly JsonValue[] {
  const isSame = (one?: JsonValue, other?: JsonValue) => areSame(work, one, other);
  const most = Math.min(earlier.length, now.length);
  let from = 0;
  while (from < most && isSame(earlier[from], now[from])) now[from] = earlier[from++] ?? null;
  if (from === earlier.length && from === now.length) return earlier;
  let [knownTo, to] = [earlier.length, now.length];
  while (knownTo > from && to > from && isSame(earlier[knownTo - 1], now[to - 1]))
    now[--to] = earlier[--knownTo] ?? null;
  if (work.left < 0) return now;
  const textOf = (each: JsonValue) => {
    const text = JSON.stringify(each);
    work.left -= text.length;
    return text;
  };
  const between = earlier.slice(from, knownTo);
  const places = samePlaces(between, now.slice(from, to), { isSame, textOf });
  const taken = new Set(places);
  let next = 0;
  for (const [at, place] of places.entries()) {
    const own = now[from + at] ?? null;
    const instead = taken.has(next) ? undefined : between[next];
    now[from + at] = place === undefined ? shared(work, instead, own) : (between[place] ?? own);
    next = (place ?? next) + 1;
  }
  return now;
}

/** Equal, keys in the same order. */
function areSame(work: Work, one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (work.left-- < 0) return false;
  if (isJsonArray(one)) return isJsonArray(other) && areAllSame(work, one, other);
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return (
    areAllSame(work, keys, Object.keys(other)) && areAllSame(work, Object.values(one), Object.values(other))
  );
}

function areAllSame(work: Work, all: readonly JsonValue[], others: readonly JsonValue[]): boolean {
  let at = all.length === others.length ? 0 : -1;
  while (at >= 0 && at < all.length && areSame(work, all[at], others[at])) at++;
  work.left -= all.length;
  return at === all.length;
}
