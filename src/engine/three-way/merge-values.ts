import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import { isNamed, type NameAt, namesOf, namesSince } from '../values/list-names.ts';
import { isPlainObject } from '../values/value-diff.ts';
import { mergedOrder } from './merge-order.ts';
import { eachOf, type MergeSide, type Three } from './three.ts';

/**
 * A value in three versions, each undefined where it is absent; and where it stands in each. It is a conflict where both sides
 * changed it, unlike, or gave one name to two new things, each of which is taken whole.
 */
export interface Meeting extends Three<JsonValue | undefined> {
  readonly at: Three<string>;
}

export interface MergedValue {
  readonly value: JsonValue | undefined;
  readonly conflicts: readonly Meeting[];
}

/** What is known of the values besides what they are. */
export interface MergeLaw {
  readonly names: Three<NameAt>;
  /** A value that follows where both sides changed one; undefined where nothing follows: a conflict. */
  settle(meeting: Meeting): JsonValue | undefined;
}

type Merge = (meeting: Meeting) => JsonValue | undefined;

/**
 * Brings three versions of a value together: what one side changed is taken, members of lists are known by their names, and
 * where both changed one thing the preferred side's stands, and a conflict is told. As deep as the values are, which their
 * readers limit.
 */
export function mergeValues(
  values: Three<JsonValue | undefined>,
  law: MergeLaw,
  prefer: MergeSide,
): MergedValue {
  const conflicts: Meeting[] = [];
  const merge: Merge = (meeting) => {
    const { base, ours, theirs } = meeting;
    // A counter is added to by both sides, so that two equal changes are two.
    if (typeof ours === 'number' && typeof theirs === 'number' && base !== ours && base !== theirs) {
      const counted = law.settle(meeting);
      if (counted !== undefined) return counted;
    }
    // Equal changes may hold a counter that each side raised.
    const isCounted = isContainer(ours) && base !== undefined && !jsonEqual(base, ours);
    if (!isCounted && jsonEqual(ours, theirs)) return ours;
    if (jsonEqual(base, ours)) return theirs;
    if (jsonEqual(base, theirs)) return ours;
    if (isPlainObject(ours) && isPlainObject(theirs) && (base === undefined || isPlainObject(base)))
      return mergeObjects({ base: base ?? {}, ours, theirs }, meeting.at, merge);
    if (isJsonArray(ours) && isJsonArray(theirs) && (base === undefined || isJsonArray(base)))
      return mergeLists({ base: base ?? [], ours, theirs }, meeting.at);
    const settled = law.settle(meeting);
    return settled === undefined ? contested(meeting) : settled;
  };
  const contested = (meeting: Meeting) => {
    if (!jsonEqual(meeting.ours, meeting.theirs)) conflicts.push(meeting);
    return meeting[prefer];
  };
  const mergeLists = (lists: Three<readonly JsonValue[]>, at: Meeting['at']) => {
    const members = namesIn(lists, at, law);
    const places = eachOf((side) => new Map(members[side].map((name, place) => [name, place])));
    const merged: JsonValue[] = [];
    for (const name of mergedOrder(members)) {
      const place = eachOf((side) => places[side].get(name));
      const { ours = place.theirs, theirs = place.ours } = place;
      const pointers = { base: place.base, ours, theirs };
      const meeting: Meeting = {
        ...eachOf((side) => lists[side][place[side] ?? -1]),
        at: eachOf((side) => `${at[side]}/${pointers[side] ?? 0}`),
      };
      // Two new things under one name are not mixed.
      const isTwoNew =
        isNamed(name) && place.base === undefined && place.ours !== undefined && place.theirs !== undefined;
      const value = isTwoNew ? contested(meeting) : merge(meeting);
      if (value !== undefined) merged.push(value);
    }
    return merged;
  };
  return { value: merge({ ...values, at: eachOf(() => '') }), conflicts };
}

function mergeObjects(objects: Three<JsonObject>, at: Meeting['at'], merge: Merge): JsonObject {
  const merged: [string, JsonValue][] = [];
  for (const key of mergedOrder(eachOf((side) => Object.keys(objects[side])))) {
    const value = merge({
      ...eachOf((side) => (Object.hasOwn(objects[side], key) ? objects[side][key] : undefined)),
      at: eachOf((side) => appendToken(at[side], key)),
    });
    if (value !== undefined) merged.push([key, value]);
  }
  return Object.fromEntries(merged);
}

/** The names of members, where what changed in its place keeps the name that it had in the base. */
function namesIn(
  lists: Three<readonly JsonValue[]>,
  at: Meeting['at'],
  { names }: MergeLaw,
): Three<readonly string[]> {
  const own = eachOf((side) => namesOf(lists[side], at[side], names[side]));
  return eachOf((side) => (side === 'base' ? own.base : namesSince(own.base, own[side])));
}

function isContainer(value: JsonValue | undefined): boolean {
  return isJsonArray(value) || isPlainObject(value);
}
