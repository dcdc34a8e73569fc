import { alignLists } from '../../formats/align-lists.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import type { ValueEdit } from '../../formats/value-edit.ts';
import { nameOf as nameOfValue, namesSince } from './list-names.ts';

interface Pair {
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly pointer: string;
}

/** How the members of lists are told apart. */
export type NameOf = (value: JsonValue) => string;

/** The fewest edits, member by member, that make one value of another. Iterative: depth cannot overflow. */
export function valueEdits(
  before: JsonValue,
  after: JsonValue,
  pointer = '',
  nameOf: NameOf = nameOfValue,
): ValueEdit[] {
  const edits: ValueEdit[] = [];
  const pending: Pair[] = [{ before, after, pointer }];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    if (jsonEqual(pair.before, pair.after)) continue;
    const { before: old, after: now, pointer: at } = pair;
    if (isJsonArray(old) && isJsonArray(now)) listEdits({ old, now, at, nameOf }, edits, pending);
    else if (isPlainObject(old) && isPlainObject(now)) objectEdits(old, now, at, edits, pending);
    else edits.push({ type: 'replace', pointer: at, value: now });
  }
  return edits;
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
  const names = old.map((value) => nameOf(value));
  const { kept, moved } = alignLists(
    names,
    namesSince(
      names,
      now.map((value) => nameOf(value)),
    ),
  );
  const origin = new Map([...kept, ...moved].map(({ before, after }) => [after, before]));
  const isFixed = new Set(kept.map(({ after }) => after));
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

/** A number that is not held exactly is one value, not an object with a member. */
export function isPlainObject(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && typeof value.inexactNumber !== 'string';
}
