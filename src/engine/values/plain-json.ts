import type { JsonValue } from '../../formats/json-value.ts';
import { defaultLimits, type Limits } from '../../formats/limits.ts';
import { done, failed, type Result } from './result.ts';

/** How large a value may be. */
type Size = Pick<Limits, 'maxDepth' | 'maxValues'>;

/** A list or an object that is being copied. */
interface Frame {
  readonly source: object;
  readonly copy: Record<string, unknown>;
  readonly members: readonly (readonly [name: string, value: unknown])[];
  /** How many of them are done, or under way. */
  at: number;
}

/**
 * What a caller handed in, as a value that is JSON, or why it is none. A copy: what the caller does with his objects later, or what
 * they do when they are read once more, changes nothing. Members that are undefined are left out. Iterative, so that depth cannot
 * overflow.
 */
export function plainJson(
  value: unknown,
  { maxDepth, maxValues }: Size = defaultLimits,
): Result<JsonValue, string> {
  const frames: Frame[] = [];
  const open = new Set<object>();
  let count = 0;
  const result: Record<string, unknown> = {};
  const place = () => shortened(frames.map(({ members, at }) => `/${members[at - 1]?.[0] ?? ''}`).join(''));
  /** Puts a value where it belongs, and goes on with what it holds; what is wrong with it otherwise. */
  const put = (into: Record<string, unknown>, name: string, member: unknown): string | undefined => {
    count += 1;
    if (count > maxValues) return 'holds too many values';
    const own = frames.length > maxDepth ? `is nested deeper than ${maxDepth} levels` : ownFault(member);
    if (own !== undefined) return own;
    if (typeof member !== 'object' || member === null) {
      define(into, name, member);
      return undefined;
    }
    if (open.has(member)) return 'holds itself';
    open.add(member);
    const isList = Array.isArray(member);
    if (isList && member.length > maxValues) return 'holds too many values';
    // A list may have holes, which `map` passes over; as JSON they would be null, which is something else.
    const entries = isList
      ? Array.from({ length: member.length }, (_, index) => [String(index), member[index]] as const)
      : Object.entries(member);
    const members = isList ? entries : entries.filter(([, each]) => each !== undefined);
    const copy = (isList ? [] : {}) as Record<string, unknown>;
    define(into, name, copy);
    frames.push({ source: member, copy, members, at: 0 });
    return undefined;
  };
  try {
    let fault = value === undefined ? 'is missing' : put(result, 'value', value);
    for (let frame = frames.at(-1); frame !== undefined && fault === undefined; frame = frames.at(-1)) {
      const next = frame.members[frame.at];
      frame.at += 1;
      if (next === undefined) {
        open.delete(frame.source);
        frames.pop();
      } else fault = put(frame.copy, ...next);
    }
    return fault === undefined ? done(result.value as JsonValue) : failed(`${place() || 'it'} ${fault}`);
  } catch {
    return failed('it cannot be read');
  }
}

/** Why a value cannot be written as JSON and read back as the same; undefined where it can. */
export function jsonFault(value: unknown, size?: Size): string | undefined {
  const plain = plainJson(value, size);
  return plain.ok ? undefined : plain.error;
}

/** A copy of a value that `jsonFault` has nothing against. */
export function jsonCopy<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

/** Bytes that can be read; to be asked of whatever was handed in. */
export function isBytes(value: unknown): value is Uint8Array {
  if (!ArrayBuffer.isView(value) || !(value instanceof Uint8Array)) return false;
  try {
    // What was handed over to another thread has no bytes any more, and throws when it is read.
    return new Uint8Array(value.buffer).length >= value.length;
  } catch {
    return false;
  }
}

/** A value of any kind in a message: short texts as they are, of all else what it is. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return value.length > 80 ? `'${value.slice(0, 79)}…'` : `'${value}'`;
  if (value === undefined) return 'undefined';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  try {
    return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
  } catch {
    return 'a value that cannot be read';
  }
}

function ownFault(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `is ${value}, which is no JSON`;
  if (typeof value !== 'object') return `is of type ${typeof value}, which is no JSON`;
  if (Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  // That of another realm is no other.
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain ? undefined : 'is no plain object';
}

/** `__proto__` is a name like any other. */
function define(into: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') into[name] = value;
  else Object.defineProperty(into, name, { value, configurable: true, enumerable: true, writable: true });
}

/** The end of a place says more than its beginning. */
function shortened(place: string): string {
  return place.length > 120 ? `…${place.slice(-119)}` : place;
}
