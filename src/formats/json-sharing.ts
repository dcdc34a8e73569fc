import type { FlowMember } from './flow-edit.ts';
import { type JsonPlaces, jsonPlaces } from './json-places.ts';
import { mayHoldMore, readTrusted } from './json-trusted.ts';
import { isJsonArray, type JsonObject, type JsonValue } from './json-value.ts';
import type { JsonLimits } from './limits.ts';
import { samePlaces } from './same-places.ts';

/** A sound text that was read. */
export interface ReadJson {
  readonly text: string;
  readonly value: JsonValue;
  /** How deep it may be at most. */
  readonly maxDepth: number;
  readonly places: JsonPlaces;
}

/** How many levels are compared, one call in another. */
const deepestShared = 200;

/** How often a text may be looked at: hostile texts differ level by level. */
const mostLooks = 3;

interface Reading {
  readonly earlier: JsonPlaces;
  readonly now: JsonPlaces;
  readonly limits: JsonLimits;
  /** How many characters may still be looked at; beyond that all is read. */
  left: number;
}

/**
 * Reads a text from an earlier one: of objects and lists that differ only those members are read whose text does, and all else is taken
 * from there, by reference. Undefined where the careful reader has something to say.
 */
export function readShared(earlier: ReadJson, text: string, limits: JsonLimits): ReadJson | undefined {
  const { maxDepth } = limits;
  if (earlier.maxDepth > maxDepth) return undefined;
  if (earlier.text === text) return earlier;
  if (mayHoldMore(text, limits.maxValues)) return undefined;
  const now = jsonPlaces(text);
  const reading = { earlier: earlier.places, now, limits, left: mostLooks * text.length };
  const value = valueAfter(reading, earlier.places.root, earlier.value, now.root, 0);
  return value === undefined ? undefined : { text, value, maxDepth, places: now };
}

/** The value of a member, of which an earlier one with the value `old` may say much the same. */
function valueAfter(
  reading: Reading,
  before: FlowMember | undefined,
  old: JsonValue | undefined,
  member: FlowMember,
  depth: number,
): JsonValue | undefined {
  const { earlier, now } = reading;
  const text = textOf(now, member);
  if (before !== undefined && textOf(earlier, before) === text) return old;
  reading.left -= text.length;
  if (before !== undefined && depth < deepestShared && reading.left > 0) {
    const one = earlier.containerAt(before.valueFrom);
    const other = now.containerAt(member.valueFrom, { places: earlier, member: before });
    if (one !== undefined && other?.to === member.to && one.isList === other.isList)
      return isJsonArray(old)
        ? listOf(reading, one.members, old, other.members, depth + 1)
        : objectOf(reading, one.members, old as JsonObject, other.members, depth + 1);
  }
  return readTrusted(text, { ...reading.limits, maxDepth: reading.limits.maxDepth - depth })?.value;
}

function objectOf(
  reading: Reading,
  before: readonly FlowMember[],
  old: JsonObject,
  after: readonly FlowMember[],
  depth: number,
): JsonObject | undefined {
  const known = new Map(before.map((member) => [member.key, member]));
  const object: { [key: string]: JsonValue } = {};
  let isWhole = before.length === after.length;
  for (const [at, member] of after.entries()) {
    const { key = '' } = member;
    const value = valueAfter(reading, known.get(key), old[key], member, depth);
    if (value === undefined || key === '__proto__' || Object.hasOwn(object, key)) return undefined;
    object[key] = value;
    isWhole &&= before[at]?.key === key && value === old[key];
  }
  return isWhole ? old : object;
}

/** Items are shared by their text, or with the one that stood in their place. */
function listOf(
  reading: Reading,
  before: readonly FlowMember[],
  old: readonly JsonValue[],
  after: readonly FlowMember[],
  depth: number,
): readonly JsonValue[] | undefined {
  const { earlier, now } = reading;
  const places = samePlaces(
    before.map((member) => textOf(earlier, member)),
    after.map((member) => textOf(now, member)),
  );
  const taken = new Set(places);
  const list: JsonValue[] = [];
  let next = 0;
  for (const [at, member] of after.entries()) {
    const place = places[at];
    const instead = taken.has(next) ? -1 : next;
    const value =
      place === undefined ? valueAfter(reading, before[instead], old[instead], member, depth) : old[place];
    if (value === undefined) return undefined;
    list.push(value);
    next = (place ?? next) + 1;
  }
  return list.length === old.length && list.every((each, at) => each === old[at]) ? old : list;
}

function textOf({ text }: JsonPlaces, { valueFrom, to }: FlowMember): string {
  return text.slice(valueFrom, to);
}
