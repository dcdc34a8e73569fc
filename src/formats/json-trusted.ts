import type { JsonLimits } from './json-scan-state.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** What the engine's own parser may read of a JSON text without losing anything. */
export interface TrustedJson {
  readonly value: JsonValue;
  /** How many containers and scalars there are. */
  readonly values: number;
}

/**
 * Reads a JSON text with the engine's own parser, several times as fast as the careful reader; undefined where that one has
 * something to say or to keep: a fault, a repeated or dangerous key, a number that no double stands for.
 */
export function readTrusted(text: string, limits: JsonLimits): TrustedJson | undefined {
  if (text.length < shortestWritten || text.length > longestWritten) return readCounted(text, limits);
  const value = parsed(text);
  if (value === undefined) return undefined;
  const values = isAsWritten(text, value) ? countValues(value, limits.maxDepth) : undefined;
  if (values === undefined) return readCounted(text, limits, value);
  return values > limits.maxValues ? undefined : { value, values };
}

/** Of short texts there are many, and beyond the longest to count is as fast as to write, and asks for less memory. */
const [shortestWritten, longestWritten] = [2048, 2_000_000];

/**
 * Whether a text is what the engine itself would write for its value: then nothing was lost. That is told without a look at single
 * characters, which takes several times as long where a program has just been started.
 */
function isAsWritten(text: string, value: JsonValue): boolean {
  const indent = /^[[{]\n([ \t]{1,8})\S/.exec(text)?.[1];
  try {
    const written = JSON.stringify(value, undefined, indent);
    return text === written || text === `${written}\n`;
  } catch {
    // Too deep to be written.
    return false;
  }
}

/** Containers and scalars, level by level; undefined where there are too many levels, or what one has to look at. */
function countValues(root: JsonValue, maxDepth: number): number | undefined {
  if (typeof root !== 'object' || root === null) return undefined;
  let count = 1;
  let level: (JsonObject | readonly JsonValue[])[] = [root as JsonObject];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) return undefined;
    const next: (JsonObject | readonly JsonValue[])[] = [];
    for (const container of level) {
      if (isJsonObject(container) && Object.hasOwn(container, '__proto__')) return undefined;
      for (const value of isJsonObject(container) ? Object.values(container) : container) {
        count += 1;
        if (typeof value === 'object' && value !== null) next.push(value as JsonObject);
        else if (typeof value === 'number' && !isExact(value)) return undefined;
      }
    }
    level = next;
  }
  return count;
}

/** Whether a number that was written by the engine is what stood there: few digits, and no exponent. */
function isExact(value: number): boolean {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return true;
  const digits = String(value);
  return digits.length <= longestExactNumber && !digits.includes('e');
}

function readCounted(text: string, limits: JsonLimits, known?: JsonValue): TrustedJson | undefined {
  const counts = countTokens(text, limits.maxDepth);
  if (counts === undefined) return undefined;
  const values = counts.strings - counts.members + counts.others;
  if (values > limits.maxValues) return undefined;
  const value = known ?? parsed(text);
  // A key that stands twice is one member in the value and two in the text.
  return value === undefined || countMembers(value) !== counts.members ? undefined : { value, values };
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

interface Counts {
  strings: number;
  /** Keys, told by the colons behind them. */
  members: number;
  /** Containers, numbers and words. */
  others: number;
}

const quote = 0x22;
const backslash = 0x5c;
const longestExactNumber = 15;

/** Undefined where a number may not be what a double says, it is too deep, or another value follows. A text that is no JSON is counted somehow. */
function countTokens(text: string, maxDepth: number): Counts | undefined {
  const counts: Counts = { strings: 0, members: 0, others: 0 };
  const { length } = text;
  let depth = 0;
  for (let at = 0; at < length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        counts.strings++;
        at = stringEnd(text, at + 1);
        break;
      case 0x3a:
        counts.members++;
        break;
      case 0x7b:
      case 0x5b:
        // A second value: as in JSON Lines.
        if (depth === 0 && counts.others > 0) return undefined;
        counts.others++;
        if (++depth > maxDepth) return undefined;
        break;
      case 0x7d:
      case 0x5d:
        depth--;
        break;
      case 0x20:
      case 0x0a:
      case 0x0d:
      case 0x09:
      case 0x2c:
        break;
      default: {
        const end = plainEnd(text, at);
        if (end < 0) return undefined;
        counts.others++;
        at = end - 1;
      }
    }
  }
  return counts;
}

function stringEnd(text: string, from: number): number {
  const { length } = text;
  for (let at = from; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at++;
  }
  return length;
}

/** The end of a number or word; below zero where a number has an exponent, many digits, or may be less than zero by nothing. */
function plainEnd(text: string, from: number): number {
  const { length } = text;
  const first = text.charCodeAt(from);
  const isNumber = first === 0x2d || (first >= 0x30 && first <= 0x39);
  if (first === 0x2d && text.charCodeAt(from + 1) === 0x30) return -1;
  let whole = 0;
  let at = from + 1;
  for (; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2c || code === 0x7d || code === 0x5d || code <= 0x20) break;
    if (!isNumber) continue;
    if (code === 0x65 || code === 0x45) return -1;
    if (code === 0x2e) whole = at - from;
  }
  return isNumber && (whole || at - from) > longestExactNumber ? -1 : at;
}

/** How many members all objects have; below zero where one has a key that the careful reader leaves out. */
function countMembers(root: JsonValue): number {
  let count = 0;
  const pending: JsonValue[] = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const each of value) if (typeof each === 'object' && each !== null) pending.push(each);
      continue;
    }
    const object = value as { readonly [key: string]: JsonValue };
    for (const key in object) {
      if (key === '__proto__') return -1;
      count++;
      const member = object[key];
      if (typeof member === 'object' && member !== null) pending.push(member);
    }
  }
  return count;
}
