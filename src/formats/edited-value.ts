import { groupBy } from './group.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { appendToken, pointerTokens } from './location.ts';
import { valueAt } from './value-at.ts';
import {
  byContainer,
  type ContainerEdits,
  emptyEdits,
  splitPointer,
  type ValueEdit,
  wholeValue,
} from './value-edit.ts';

/** The value after the edits; undefined where one of them leads nowhere. */
export function editedValue(value: JsonValue, edits: readonly ValueEdit[]): JsonValue | undefined {
  const whole = wholeValue(edits);
  if (whole !== undefined) return whole;
  const groups = byContainer(edits);
  const done = new Map<string, JsonValue>();
  for (const pointer of withAncestors(groups.keys())) {
    const built = rebuilt(valueAt(value, pointer), groups.get(pointer), (token) =>
      done.get(appendToken(pointer, token)),
    );
    if (built === undefined) return undefined;
    done.set(pointer, built);
  }
  return done.get('') ?? value;
}

/** The pointers and all above them, the deepest ones first. */
function withAncestors(pointers: Iterable<string>): string[] {
  const all = new Set<string>();
  for (const pointer of pointers)
    for (let at = pointer; !all.has(at); at = splitPointer(at).container) all.add(at);
  return [...all]
    .map((pointer) => ({ pointer, depth: pointerTokens(pointer).length }))
    .sort((left, right) => right.depth - left.depth)
    .map(({ pointer }) => pointer);
}

const none: ContainerEdits = emptyEdits();

function rebuilt(
  value: JsonValue | undefined,
  edits: ContainerEdits = none,
  changed: (token: string) => JsonValue | undefined,
): JsonValue | undefined {
  if (isJsonArray(value)) return rebuiltList(value, edits, changed);
  return isJsonObject(value) ? rebuiltObject(value, edits, changed) : undefined;
}

function rebuiltList(
  list: readonly JsonValue[],
  { replaced, gone, incoming }: ContainerEdits,
  changed: (token: string) => JsonValue | undefined,
): JsonValue[] | undefined {
  const now = (token: string) => firstOf(replaced.get(token), changed(token), list[Number(token)]);
  if ([...replaced.keys(), ...gone].some((token) => list[Number(token)] === undefined)) return undefined;
  const coming = groupBy(incoming, ({ place }) => place);
  const built: JsonValue[] = [];
  for (let place = 0; place <= list.length; place++) {
    for (const { source } of coming.get(place) ?? [])
      built.push(...known('value' in source ? source.value : now(source.moved)));
    if (place < list.length && !gone.has(String(place))) built.push(...known(now(String(place))));
  }
  return built;
}

function known(value: JsonValue | undefined): JsonValue[] {
  return value === undefined ? [] : [value];
}

function rebuiltObject(
  object: JsonObject,
  { replaced, gone, incoming }: ContainerEdits,
  changed: (token: string) => JsonValue | undefined,
): JsonObject | undefined {
  if ([...replaced.keys(), ...gone].some((key) => !Object.hasOwn(object, key))) return undefined;
  const kept = Object.entries(object)
    .filter(([key]) => !gone.has(key))
    .map(([key, value]) => [key, firstOf(replaced.get(key), changed(key), value) ?? null] as const);
  const added = incoming.flatMap(({ token, source }) =>
    'value' in source ? [[token, source.value] as const] : [],
  );
  return Object.fromEntries([...kept, ...added]);
}

/** The first that is there; null is a value. */
function firstOf(...values: readonly (JsonValue | undefined)[]): JsonValue | undefined {
  return values.find((value) => value !== undefined);
}
