import { addTo, groupBy } from './group.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { appendToken, pointerTokens } from './location.ts';
import type { Splice } from './splice.ts';
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
      /** The member of an object that a new one stands behind; null for none, and without it the last one. */
      readonly behind?: string | null;
    }
  | { readonly type: 'move'; readonly pointer: string; readonly before: number };

/** The container that a pointer leads into, and the token in it. */
export function splitPointer(pointer: string): { readonly container: string; readonly token: string } {
  return {
    container: pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))),
    token: pointerTokens(pointer).at(-1) ?? '',
  };
}

/** The edits by the container they are in; one of the whole value is in none, and left out. */
function byContainer(edits: readonly ValueEdit[]): Map<string, ValueEdit[]> {
  const inner = edits.filter(({ pointer }) => pointer !== '');
  return groupBy(inner, ({ pointer }) => splitPointer(pointer).container);
}

/** The new value of the whole, if edits name one. */
export function wholeValue(edits: readonly ValueEdit[]): JsonValue | undefined {
  const whole = edits.findLast(({ pointer }) => pointer === '');
  return whole === undefined || !('value' in whole) ? undefined : whole.value;
}

/** An object or list in a text: its members in their order, an object's with their keys. */
export interface Container<Member = { readonly key: string | undefined }> {
  readonly isList: boolean;
  readonly members: readonly Member[];
}

/** What comes into a container: a value, of that key in an object, or a member that stands in it already. */
export type NewMember = { readonly key: string; readonly value: JsonValue } | { readonly moved: number };

/** Edits of a container by the places of its members. */
export interface MemberChanges {
  readonly gone: ReadonlySet<number>;
  /** By the index of the member before which it comes; the number of members stands for the end. */
  readonly incoming: readonly (readonly [number, readonly NewMember[]])[];
  readonly replaced: ReadonlyMap<number, JsonValue>;
}

/** Looks up which members are meant; undefined where one is not there. Of repeated keys the last one has the value. */
function memberChanges(container: Container, edits: readonly ValueEdit[]): MemberChanges | undefined {
  const gone = new Set<number>();
  const incoming = new Map<number, NewMember[]>();
  const replaced = new Map<number, JsonValue>();
  for (const edit of edits) {
    const { token } = splitPointer(edit.pointer);
    const places =
      edit.type === 'insert' ? [placeOfNew(container, token, edit.behind)] : placesOf(container, token);
    const at = places.at(-1);
    if (at === undefined || Number.isNaN(at)) return undefined;
    if (edit.type === 'insert') addTo(incoming, at, { key: token, value: edit.value });
    else if (edit.type === 'replace') replaced.set(at, edit.value);
    else for (const place of edit.type === 'single' ? places.slice(0, -1) : places) gone.add(place);
    if (edit.type === 'move') addTo(incoming, Math.min(edit.before, container.members.length), { moved: at });
  }
  return { gone, incoming: [...incoming].sort(([left], [right]) => left - right), replaced };
}

function placesOf({ isList, members }: Container, token: string): number[] {
  if (isList) return /^\d+$/.test(token) && Number(token) < members.length ? [Number(token)] : [];
  return members.flatMap(({ key }, index) => (key === token ? [index] : []));
}

function placeOfNew(
  { isList, members }: Container,
  token: string,
  behind: string | null | undefined,
): number {
  if (isList) return Math.min(Number(token), members.length);
  if (behind === null) return 0;
  const at = behind === undefined ? -1 : members.findLastIndex(({ key }) => key === behind);
  return at < 0 ? members.length : at + 1;
}

/**
 * What changes in a text by edits of its containers; undefined where one of them leads nowhere. `rearranged` takes members out, puts
 * them in and moves them.
 */
export function memberSplices<
  Member extends { readonly key: string | undefined },
  Whole extends Container<Member>,
>(
  edits: readonly ValueEdit[],
  containerAt: (pointer: string) => Whole | undefined,
  replacement: (member: Member, value: JsonValue) => Splice,
  rearranged: (container: Whole, changes: MemberChanges) => Splice[],
): Splice[] | undefined {
  const splices: Splice[] = [];
  for (const [pointer, own] of byContainer(edits)) {
    const container = containerAt(pointer);
    const changes = container === undefined ? undefined : memberChanges(container, own);
    if (container === undefined || changes === undefined) return undefined;
    for (const [at, value] of changes.replaced) {
      const member = container.members[at];
      if (member !== undefined) splices.push(replacement(member, value));
    }
    if (changes.gone.size + changes.incoming.length > 0) splices.push(...rearranged(container, changes));
  }
  return splices;
}

/** The value after the edits; undefined where one of them leads nowhere. */
export function editedValue(value: JsonValue, edits: readonly ValueEdit[]): JsonValue | undefined {
  const whole = wholeValue(edits);
  if (whole !== undefined) return whole;
  const groups = byContainer(edits);
  const done = new Map<string, JsonValue>();
  for (const pointer of withAncestors(groups.keys())) {
    const old = valueAt(value, pointer);
    const changed = (token: string | number) => done.get(appendToken(pointer, token));
    const isHolder = isJsonArray(old) || isJsonObject(old);
    const built = isHolder ? rebuilt(old, groups.get(pointer) ?? [], changed) : undefined;
    if (built === undefined) return undefined;
    done.set(pointer, built);
  }
  return done.get('') ?? value;
}

/** The pointers and all above them, the longer ones first: none is as long as what stands within it. */
function withAncestors(pointers: Iterable<string>): string[] {
  const all = new Set<string>();
  for (const pointer of pointers)
    for (let at = pointer; !all.has(at); at = splitPointer(at).container) all.add(at);
  return [...all].sort((left, right) => right.length - left.length);
}

/** A container with its own edits, and with what changed within its members. */
function rebuilt(
  container: readonly JsonValue[] | JsonObject,
  edits: readonly ValueEdit[],
  changed: (token: string | number) => JsonValue | undefined,
): JsonValue | undefined {
  const isList = isJsonArray(container);
  const members = Object.entries(container).map(([key, value]) => ({ key, value: changed(key) ?? value }));
  const changes = memberChanges({ isList, members }, edits);
  if (changes === undefined) return undefined;
  for (const [at, value] of changes.replaced) members[at] = { key: members[at]?.key ?? '', value };
  const incoming = new Map(changes.incoming);
  const built: { key: string; value: JsonValue }[] = [];
  for (let at = 0; at <= members.length; at++) {
    for (const each of incoming.get(at) ?? [])
      built.push(...('value' in each ? [each] : members.slice(each.moved, each.moved + 1)));
    if (!changes.gone.has(at)) built.push(...members.slice(at, at + 1));
  }
  return isList
    ? built.map(({ value }) => value)
    : Object.fromEntries(built.map(({ key, value }) => [key, value]));
}
