import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** How many levels are compared, one call in another. */
const deepestShared = 200;

/**
 * A value, of which all that an earlier one says in the same place is taken from there, by reference: who compares the two passes over
 * it. Keys in another order are not the same.
 */
export function sharedValue(earlier: JsonValue | undefined, value: JsonValue, depth = 0): JsonValue {
  if (earlier === value || depth > deepestShared) return value;
  if (isJsonArray(earlier) && isJsonArray(value)) return sharedList(earlier, value, depth + 1);
  if (isJsonObject(earlier) && isJsonObject(value)) return sharedObject(earlier, value, depth + 1);
  return value;
}

function sharedObject(earlier: JsonObject, value: JsonObject, depth: number): JsonObject {
  const [before, keys] = [Object.keys(earlier), Object.keys(value)];
  let isSame = keys.length === before.length;
  const members = keys.map((key, at) => {
    const old = Object.hasOwn(earlier, key) ? earlier[key] : undefined;
    const member = sharedValue(old, value[key] ?? null, depth);
    isSame &&= key === before[at] && member === old;
    return member;
  });
  return isSame ? earlier : Object.fromEntries(keys.map((key, at) => [key, members[at] ?? null]));
}

/** A member is the one that stood as far from the beginning or the end; each is taken once, so that two that are the same stay two. */
function sharedList(earlier: readonly JsonValue[], value: readonly JsonValue[], depth: number) {
  const shift = earlier.length - value.length;
  let free = 0;
  const take = (place: number, old: JsonValue) => {
    free = place + 1;
    return old;
  };
  const list = value.map((each, at) => {
    const old = at < free ? undefined : earlier[at];
    const other = at + shift < free ? undefined : earlier[at + shift];
    if (other === each) return take(at + shift, each);
    const shared = sharedValue(old, each, depth);
    if (shared === old) return take(at, shared);
    const again = shift === 0 ? shared : sharedValue(other, each, depth);
    return again === other ? take(at + shift, again) : shared;
  });
  return shift === 0 && list.every((each, at) => each === earlier[at]) ? earlier : list;
}
