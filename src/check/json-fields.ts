import { isJsonObject, type JsonValue } from '../formats/json-value.ts';

/** A member of what may be a mapping; null where there is none. */
export function fieldOf(value: JsonValue | undefined, ...keys: readonly string[]): JsonValue {
  let at = value ?? null;
  for (const key of keys) at = isJsonObject(at) && Object.hasOwn(at, key) ? (at[key] ?? null) : null;
  return at;
}

/** The members of what may be a list. */
export function itemsOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** The members of what may be a mapping. */
export function entriesOf(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return value !== undefined && isJsonObject(value)
    ? Object.entries(value).map(([key, each]) => [key, each ?? null])
    : [];
}
