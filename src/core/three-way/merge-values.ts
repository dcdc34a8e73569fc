import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import { isNamed, type NameAt, namesOf, namesSince } from './list-names.ts';
import { mergedOrder } from './merge-order.ts';

export type MergeSide = 'ours' | 'theirs';

/** A value in three versions, each undefined where it is absent; and where it stands in each. */
export interface Meeting {
  readonly base: JsonValue | undefined;
  readonly ours: JsonValue | undefined;
  readonly theirs: JsonValue | undefined;
  readonly at: { readonly base: string; readonly ours: string; readonly theirs: string };
}

/** Both sides changed one thing, unlike; or gave one name to two new things, each of which is taken whole. */
export interface Conflict extends Meeting {
  readonly isTwoNew?: true;
}

export interface MergedValue {
  readonly value: JsonValue | undefined;
  readonly conflicts: readonly Conflict[];
}

/** What is known of the values besides what they are. */
export interface MergeLaw {
  readonly names: { readonly base: NameAt; readonly ours: NameAt; readonly theirs: NameAt };
  /** A value that follows where both sides changed one; undefined where nothing follows: a conflict. */
  settle(meeting: Meeting): { readonly value: JsonValue } | undefined;
  /** Set where what both sides did does not go together: whether one side's version of this is taken whole. */
  readonly isContested?: (meeting: Meeting) => boolean;
}

type Merge = (meeting: Meeting) => JsonValue | undefined;

/**
 * Brings three versions of a value together: what one side changed is taken, members of lists are known by their names, and
 * where both changed one thing the preferred side's stands, and a conflict is told. As deep as the values are, which their
 * readers limit.
 */
export function mergeValues(
  values: Pick<Meeting, 'base' | 'ours' | 'theirs'>,
  law: MergeLaw,
  prefer: MergeSide,
): MergedValue {
  const conflicts: Conflict[] = [];
  const merge: Merge = (meeting) => {
    const { base, ours, theirs } = meeting;
    if (law.isContested?.(meeting) === true) return contested(meeting);
    // A counter is added to by both sides, so that two equal changes are two.
    if (typeof ours === 'number' && typeof theirs === 'number' && base !== ours && base !== theirs) {
      const counted = law.settle(meeting);
      if (counted !== undefined) return counted.value;
    }
    if (jsonEqual(ours, theirs)) return ours;
    // What is contested may lie within what one side alone changed.
    const isDeep = law.isContested !== undefined && isContainer(ours) && isContainer(theirs);
    if (!isDeep && jsonEqual(base, ours)) return theirs;
    if (!isDeep && jsonEqual(base, theirs)) return ours;
    if (isPlainObject(ours) && isPlainObject(theirs) && (base === undefined || isPlainObject(base)))
      return mergeObjects({ ...meeting, base: base ?? {}, ours, theirs }, merge);
    if (isJsonArray(ours) && isJsonArray(theirs) && (base === undefined || isJsonArray(base)))
      return mergeLists({ ...meeting, base: base ?? [], ours, theirs }, law, merge, contested);
    if (jsonEqual(base, ours)) return theirs;
    if (jsonEqual(base, theirs)) return ours;
    return law.settle(meeting)?.value ?? contested(meeting);
  };
  const contested = (meeting: Conflict) => {
    if (!jsonEqual(meeting.ours, meeting.theirs)) conflicts.push(meeting);
    return meeting[prefer];
  };
  const at = { base: '', ours: '', theirs: '' };
  return { value: merge({ ...values, at }), conflicts };
}

interface MeetingObjects extends Meeting {
  readonly base: JsonObject;
  readonly ours: JsonObject;
  readonly theirs: JsonObject;
}

function mergeObjects({ base, ours, theirs, at }: MeetingObjects, merge: Merge): JsonObject {
  const keys = { base: Object.keys(base), ours: Object.keys(ours), theirs: Object.keys(theirs) };
  const merged: [string, JsonValue][] = [];
  for (const key of mergedOrder(keys)) {
    const value = merge({
      base: member(base, key),
      ours: member(ours, key),
      theirs: member(theirs, key),
      at: {
        base: appendToken(at.base, key),
        ours: appendToken(at.ours, key),
        theirs: appendToken(at.theirs, key),
      },
    });
    if (value !== undefined) merged.push([key, value]);
  }
  return Object.fromEntries(merged);
}

function member(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

interface MeetingLists extends Meeting {
  readonly base: readonly JsonValue[];
  readonly ours: readonly JsonValue[];
  readonly theirs: readonly JsonValue[];
}

function mergeLists(
  lists: MeetingLists,
  { names }: MergeLaw,
  merge: Merge,
  contested: (conflict: Conflict) => JsonValue | undefined,
): JsonValue[] {
  const { base, ours, theirs, at } = lists;
  const old = namesOf(base, at.base, names.base);
  const left = namesSince(old, namesOf(ours, at.ours, names.ours));
  const right = namesSince(old, namesOf(theirs, at.theirs, names.theirs));
  const places = { base: placesOf(old), ours: placesOf(left), theirs: placesOf(right) };
  const merged: JsonValue[] = [];
  for (const name of mergedOrder({ base: old, ours: left, theirs: right })) {
    const [from, one, other] = [places.base.get(name), places.ours.get(name), places.theirs.get(name)];
    const meeting: Meeting = {
      base: from === undefined ? undefined : base[from],
      ours: one === undefined ? undefined : ours[one],
      theirs: other === undefined ? undefined : theirs[other],
      at: {
        base: `${at.base}/${from ?? 0}`,
        ours: `${at.ours}/${one ?? other ?? 0}`,
        theirs: `${at.theirs}/${other ?? one ?? 0}`,
      },
    };
    // Two new things under one name are not mixed.
    const isTwoNew = isNamed(name) && from === undefined && one !== undefined && other !== undefined;
    const value = isTwoNew ? contested({ ...meeting, isTwoNew }) : merge(meeting);
    if (value !== undefined) merged.push(value);
  }
  return merged;
}

function placesOf(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, place) => [name, place]));
}

function isContainer(value: JsonValue | undefined): boolean {
  return isJsonArray(value) || isPlainObject(value);
}

/** A number that is not held exactly is one value, not an object with a member. */
function isPlainObject(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && typeof value.inexactNumber !== 'string';
}
