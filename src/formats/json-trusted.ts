import { isExact } from './json-scalars.ts';
import type { JsonLimits } from './json-scanner.ts';
import { isJsonArray, type JsonObject, type JsonValue } from './json-value.ts';
import type { TextFault } from './text-fault.ts';

/** A JSON value with its measures. */
export interface TrustedJson {
  readonly value: JsonValue;
  /** How many containers and scalars there are. */
  readonly values: number;
  /** How many containers there are one in another at most. */
  readonly levels: number;
  readonly faults: readonly TextFault[];
}

const faults: readonly TextFault[] = [];

/**
 * Reads a JSON text with the engine's own parser, several times as fast as the careful reader; undefined where that one has
 * something to say or to keep: a fault, a repeated or dangerous key, a number that no double stands for.
 */
export function readTrusted(text: string, { maxDepth, maxValues }: JsonLimits): TrustedJson | undefined {
  // A value has two characters at least. What may hold too many of them is not built.
  if (text.length > 2 * maxValues && mostValues(text) > maxValues) return undefined;
  const value = parsed(text);
  const measures = value === undefined ? undefined : measured(value, maxDepth);
  if (value === undefined || measures === undefined) return undefined;
  const { values, members, levels } = measures;
  return values <= maxValues && mostMembers(text) === members ? { value, values, levels, faults } : undefined;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** No fewer than the containers and scalars of a text: each stands behind a bracket or comma, or is the first. */
function mostValues(text: string): number {
  let count = 1;
  for (const letter of ['[', '{', ','])
    for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count++;
  return count;
}

/**
 * No fewer than the members that are written in a sound text, and mostly as many: colons behind the end of a string. A key that
 * stands twice is one member of the value and two of the text.
 */
function mostMembers(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) if (mayEndKey(text, at)) count++;
  return count;
}

function mayEndKey(text: string, colon: number): boolean {
  let quote = colon - 1;
  while (text.charCodeAt(quote) <= 0x20) quote--;
  if (text.charCodeAt(quote) !== 0x22) return false;
  let before = quote - 1;
  while (text.charCodeAt(before) === 0x5c) before--;
  // A quotation mark that is escaped ends no key.
  return (quote - before) % 2 === 1;
}

interface Measures extends Pick<TrustedJson, 'values' | 'levels'> {
  readonly members: number;
}

type Container = JsonObject | readonly JsonValue[];

/** Level by level; undefined where there are too many levels, or what the careful reader keeps or leaves out. */
export function measured(root: JsonValue, maxDepth: number): Measures | undefined {
  const all: Container[] = [];
  if (!takeValue(root, all)) return undefined;
  let values = 1;
  let members = 0;
  let levels = 0;
  let end = 0;
  for (let at = 0; at < all.length; at++) {
    if (at === end) {
      if (levels === maxDepth) return undefined;
      levels++;
      end = all.length;
    }
    const each = all[at] ?? [];
    const isList = isJsonArray(each);
    const count = isList ? takeList(each, all) : takeObject(each, all);
    if (count < 0) return undefined;
    values += count;
    if (!isList) members += count;
  }
  return { values, members, levels };
}

/** How many members there are; below zero where one is not to be trusted. Containers are put off. */
function takeList(list: readonly JsonValue[], all: Container[]): number {
  for (const each of list) if (!takeValue(each, all)) return -1;
  return list.length;
}

function takeObject(object: JsonObject, all: Container[]): number {
  let count = 0;
  for (const key in object) {
    if (key === '__proto__' || !takeValue(object[key], all)) return -1;
    count++;
  }
  return count;
}

function takeValue(value: JsonValue | undefined, all: Container[]): boolean {
  if (typeof value === 'number') return isExact(value);
  if (typeof value === 'object' && value !== null) all.push(value as Container);
  return true;
}
