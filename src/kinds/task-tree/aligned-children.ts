import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json-value.ts';

/** The wanted children in the order in which they stand already; those that come stand behind the one they follow. */
export function alignedChildren(old: readonly JsonValue[], wanted: readonly JsonObject[]): JsonValue[] {
  const places = new Map<JsonValue | undefined, number[]>();
  for (const [place, child] of old.entries()) {
    const id = idOf(child);
    places.set(id, [...(places.get(id) ?? []), place]);
  }
  const staying = new Map<number, JsonObject>();
  const behind = new Map<number, JsonObject[]>();
  let at = -1;
  for (const child of wanted) {
    const place = places.get(child.id)?.shift();
    if (place === undefined) behind.set(at, [...(behind.get(at) ?? []), child]);
    else {
      staying.set(place, child);
      at = place;
    }
  }
  const rest = old.flatMap((child, place): JsonValue[] => {
    const own = staying.get(place) ?? (isJsonObject(child) ? undefined : child);
    return [...(own === undefined ? [] : [own]), ...(behind.get(place) ?? [])];
  });
  return [...(behind.get(-1) ?? []), ...rest];
}

function idOf(value: JsonValue): JsonValue | undefined {
  return isJsonObject(value) ? value.id : undefined;
}
