import { type Aligned, alignLists } from '../formats/align-lists.ts';
import { jsonEqual } from '../formats/json-equal.ts';
import { canonicalJson } from '../formats/json-text.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { appendToken } from '../formats/location.ts';
import type { ValueEdit } from '../formats/value-edit.ts';

interface Pair {
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly pointer: string;
}

/** How the members of lists are told apart. */
export type NameOf = (value: JsonValue, index: number) => string;

/** The fewest edits, member by member, that make one value of another. Iterative: depth cannot overflow. */
export function valueEdits(
  before: JsonValue,
  after: JsonValue,
  pointer = '',
  nameOf: NameOf = nameOfMember,
): ValueEdit[] {
  const edits: ValueEdit[] = [];
  const pending: Pair[] = [{ before, after, pointer }];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    if (jsonEqual(pair.before, pair.after)) continue;
    const { before: old, after: now, pointer: at } = pair;
    if (isList(old) && isList(now)) listEdits({ old, now, at, nameOf }, edits, pending);
    else if (isPlainObject(old) && isPlainObject(now)) objectEdits(old, now, at, edits, pending);
    else edits.push({ type: 'replace', pointer: at, value: now });
  }
  return edits;
}

/** What has an id is known by it, everything else by its value. */
function nameOfMember(value: JsonValue): string {
  const id = isJsonObject(value) && Object.hasOwn(value, 'id') ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `id ${id}` : canonicalJson(value);
}

function objectEdits(
  old: JsonObject,
  now: JsonObject,
  at: string,
  edits: ValueEdit[],
  pending: Pair[],
): void {
  for (const key of Object.keys(old))
    if (!Object.hasOwn(now, key)) edits.push({ type: 'remove', pointer: appendToken(at, key) });
  let behind: string | null = null;
  for (const [key, value] of Object.entries(now)) {
    const pointer = appendToken(at, key);
    const known = Object.hasOwn(old, key) ? old[key] : undefined;
    if (known !== undefined) pending.push({ before: known, after: value, pointer });
    else edits.push({ type: 'insert', pointer, value, behind });
    if (known !== undefined) behind = key;
  }
}

interface Lists {
  readonly old: readonly JsonValue[];
  readonly now: readonly JsonValue[];
  readonly at: string;
  readonly nameOf: NameOf;
}

function listEdits(lists: Lists, edits: ValueEdit[], pending: Pair[]): void {
  const { old, now, at, nameOf } = lists;
  const { kept, moved } = alignLists(old.map(nameOf), now.map(nameOf));
  const pairedUp = [...kept, ...inPlace(lists, kept, moved)].sort((left, right) => left.after - right.after);
  const origin = new Map([...pairedUp, ...moved].map(({ before, after }) => [after, before]));
  const isFixed = new Set(pairedUp.map(({ after }) => after));
  const staying = new Set(origin.values());
  for (const place of old.keys())
    if (!staying.has(place)) edits.push({ type: 'remove', pointer: appendToken(at, place) });
  let next = 0;
  for (const [place, value] of now.entries()) {
    const from = origin.get(place);
    const known = from === undefined ? undefined : old[from];
    const pointer = appendToken(at, from ?? 0);
    if (known !== undefined && from !== undefined && isFixed.has(place)) {
      pending.push({ before: known, after: value, pointer });
      next = from + 1;
    } else if (known !== undefined && jsonEqual(known, value))
      edits.push({ type: 'move', pointer, before: next });
    else {
      // What moved and changed besides is put in anew.
      if (known !== undefined) edits.push({ type: 'remove', pointer });
      edits.push({ type: 'insert', pointer: appendToken(at, next), value });
    }
  }
}

/** What goes and what comes between the same neighbours is the same member, changed, as far as it has no id of its own. */
function inPlace(
  { old, now, nameOf }: Lists,
  kept: readonly Aligned[],
  moved: readonly Aligned[],
): readonly Aligned[] {
  const [left, right] = [new Set(moved.map((each) => each.before)), new Set(moved.map((each) => each.after))];
  const pairs: Aligned[] = [];
  let from = { before: -1, after: -1 };
  for (const to of [...kept, { before: old.length, after: now.length }]) {
    const going = between(from.before, to.before).filter((at) => !left.has(at));
    const coming = between(from.after, to.after).filter((at) => !right.has(at));
    for (const [index, before] of going.entries()) {
      const after = coming[index];
      const [gone, come] = [old[before], after === undefined ? undefined : now[after]];
      if (after === undefined || gone === undefined || come === undefined) continue;
      if (!hasId(nameOf(gone, before)) && !hasId(nameOf(come, after))) pairs.push({ before, after });
    }
    from = to;
  }
  return pairs;
}

function hasId(name: string): boolean {
  return name.startsWith('id ');
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index);
}

/** A number that is not held exactly is one value, not an object with a member. */
function isPlainObject(value: JsonValue): value is JsonObject {
  return isJsonObject(value) && typeof value.inexactNumber !== 'string';
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return isJsonArray(value);
}
