import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { appendToken, pointerTokens } from './location.ts';
import { valueAt } from './value-at.ts';

/**
 * One change of a value. All pointers of a set of edits lead into the value as it stands before any of them. What is
 * inserted into a list, or moved within it, comes to stand before the member that stands at that index now.
 */
export type ValueEdit =
  | { readonly type: 'replace'; readonly pointer: string; readonly value: JsonValue }
  | { readonly type: 'remove'; readonly pointer: string }
  /** Of a member whose key is repeated only the last one stays, which is the one that counts. */
  | { readonly type: 'single'; readonly pointer: string }
  | {
      readonly type: 'insert';
      readonly pointer: string;
      readonly value: JsonValue;
      /** The member of an object that a new one stands behind; the last one where none is named. */
      readonly behind?: string;
    }
  | { readonly type: 'move'; readonly pointer: string; readonly before: number };

/** What is put into a container: a new value, or what stands in it already, by its token. */
export interface Incoming {
  readonly place: number | undefined;
  readonly behind: string | undefined;
  readonly token: string;
  readonly source: { readonly value: JsonValue } | { readonly moved: string };
}

/** The edits of one object or list. */
export interface ContainerEdits {
  readonly replaced: Map<string, JsonValue>;
  /** What goes, or moves. */
  readonly gone: Set<string>;
  readonly single: Set<string>;
  readonly incoming: Incoming[];
}

/** The container that a pointer leads into, and the token in it. */
export function splitPointer(pointer: string): { readonly container: string; readonly token: string } {
  return {
    container: pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))),
    token: pointerTokens(pointer).at(-1) ?? '',
  };
}

/** The edits by the container they are in; one of the whole value is in none, and left out. */
export function byContainer(edits: readonly ValueEdit[]): Map<string, ContainerEdits> {
  const groups = new Map<string, ContainerEdits>();
  for (const edit of edits) {
    if (edit.pointer === '') continue;
    const { container, token } = splitPointer(edit.pointer);
    const group = groups.get(container) ?? emptyEdits();
    groups.set(container, group);
    addTo(group, edit, token);
  }
  return groups;
}

function addTo({ replaced, gone, single, incoming }: ContainerEdits, edit: ValueEdit, token: string): void {
  if (edit.type === 'replace') replaced.set(token, edit.value);
  else if (edit.type === 'remove') gone.add(token);
  else if (edit.type === 'single') single.add(token);
  else if (edit.type === 'move') {
    gone.add(token);
    incoming.push({ place: edit.before, behind: undefined, token, source: { moved: token } });
  } else {
    const { value, behind } = edit;
    incoming.push({ place: Number(token), behind, token, source: { value } });
  }
}

/** The new value of the whole, if edits name one. */
export function wholeValue(edits: readonly ValueEdit[]): JsonValue | undefined {
  const whole = edits.findLast(({ pointer }) => pointer === '');
  return whole === undefined || !('value' in whole) ? undefined : whole.value;
}

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

function emptyEdits(): ContainerEdits {
  return { replaced: new Map(), gone: new Set(), single: new Set(), incoming: [] };
}

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
  const places = new Set(incoming.map(({ place }) => place));
  const built: JsonValue[] = [];
  for (let place = 0; place <= list.length; place++) {
    if (places.has(place)) for (const each of arrivingAt(incoming, place, now)) built.push(each);
    const own = gone.has(String(place)) ? undefined : now(String(place));
    if (own !== undefined && place < list.length) built.push(own);
  }
  return built;
}

function arrivingAt(
  incoming: readonly Incoming[],
  place: number,
  now: (token: string) => JsonValue | undefined,
): JsonValue[] {
  const found: JsonValue[] = [];
  for (const { place: own, source } of incoming) {
    const value = 'value' in source ? source.value : now(source.moved);
    if (own === place && value !== undefined) found.push(value);
  }
  return found;
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
