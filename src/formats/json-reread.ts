import { firstPlace } from './first-place.ts';
import { type Extent, extentsAround } from './json-extents.ts';
import type { JsonLimits } from './json-scan-state.ts';
import { readTrusted, type TrustedJson } from './json-trusted.ts';
import type { JsonValue } from './json-value.ts';
import { type TextWindow, textWindows } from './text-windows.ts';

/** A text with what was read of it. */
export interface ReadJson extends TrustedJson {
  readonly text: string;
}

/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export function asReadJson(memory: unknown): ReadJson | undefined {
  return typeof memory === 'object' && memory !== null && 'text' in memory ? (memory as ReadJson) : undefined;
}

/** To look for what is the same pays only where most of it is. */
const mostReadAgain = 0.5;
/** Values are copied on the way to a change, one call in another. */
const deepest = 200;

/**
 * Reads a text by what an earlier one said: only what differs is read, and all else is shared, by reference. Undefined where too
 * little is the same, or where the careful reader has something to say.
 */
export function rereadTrusted(
  earlier: ReadJson,
  text: string,
  { maxDepth, maxValues }: JsonLimits,
): TrustedJson | undefined {
  if (text === earlier.text) return earlier.values > maxValues ? undefined : earlier;
  const windows = textWindows(earlier.text, text)?.filter((each) => !isBlank(earlier.text, text, each));
  const extents = windows === undefined ? undefined : extentsAround(earlier.text, text, windows);
  if (windows === undefined || extents === undefined) return undefined;
  const patch: Patch = { members: new Map(), pieces: [] };
  let left = text.length * mostReadAgain;
  for (const extent of extents) {
    for (const piece of extent.isList ? listPieces(extent) : [wholeOf(extent)]) {
      const [from, to] = placeInOther(windows, piece);
      left -= to - from;
      if (left < 0 || extent.path.length > deepest) return undefined;
      const read = readPiece(piece, text.slice(from, to), maxDepth - extent.path.length);
      if (read === undefined) return undefined;
      patchAt(patch, extent.path).pieces.push({ ...piece, read });
    }
  }
  const count = { gone: 0, come: 0 };
  const value = patched(earlier.value, patch, count);
  const values = earlier.values - count.gone + count.come;
  return values > maxValues ? undefined : { value, values };
}

/** White space behind the document says nothing; what JSON does not take for it is not blank. */
function isBlank(earlier: string, text: string, { from, otherFrom }: TextWindow): boolean {
  return isBlankFrom(earlier, from) && isBlankFrom(text, otherFrom);
}

function isBlankFrom(text: string, from: number): boolean {
  const inked = /[^ \t\r\n]/g;
  inked.lastIndex = from;
  return !inked.test(text);
}

/** What is put in where elements begin is one of them; what is put in before an object's bracket is none of its members. */
function placeInOther(windows: readonly TextWindow[], { from, to, elements }: Piece): [number, number] {
  if (elements === undefined) return [from + shiftBehind(windows, from), to + shiftBehind(windows, to - 1)];
  const before = windows.findLast((window) => window.from < from);
  return [before === undefined ? from : from + before.otherTo - before.to, to + shiftBehind(windows, to)];
}

/** How far the other text is ahead behind all windows that end at a place or before it. */
function shiftBehind(windows: readonly TextWindow[], at: number): number {
  const last = windows.findLast(({ to }) => to <= at);
  return last === undefined ? 0 : last.otherTo - last.to;
}

/** What is read again: a whole object, or some elements of a list. */
interface Piece {
  readonly from: number;
  readonly to: number;
  /** Of a list, the elements from the first to behind the last. */
  readonly elements?: { readonly first: number; readonly end: number; readonly isLast: boolean };
}

function wholeOf({ from, to }: Extent): Piece {
  return { from, to };
}

/** The elements that windows touch; those that touch each other are read together. */
function listPieces({ starts, from, to, windows }: Extent): Piece[] {
  const ranges: { first: number; end: number }[] = [];
  for (const window of windows) {
    // An element whose successor begins before the window is whole.
    const first = Math.max(0, firstAtLeast(starts, window.from + 1) - 1);
    const end = firstAtLeast(starts, window.to);
    const last = ranges.at(-1);
    if (last !== undefined && first <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ first, end: Math.max(first, end) });
  }
  return ranges.map(({ first, end }) => ({
    from: first === 0 ? from + 1 : (starts[first] ?? to - 1),
    to: starts[end] ?? to - 1,
    elements: { first, end, isLast: end >= starts.length },
  }));
}

function firstAtLeast(starts: readonly number[], at: number): number {
  return firstPlace(starts.length, (place) => (starts[place] ?? 0) >= at);
}

/** Elements stand between the brackets of a list, and before others behind a comma. */
function readPiece({ elements }: Piece, text: string, maxDepth: number): TrustedJson | undefined {
  const limits = { maxDepth, maxValues: Number.POSITIVE_INFINITY };
  if (elements === undefined) return readTrusted(text, limits);
  if (!elements.isLast) return readTrusted(`[${text}null]`, limits);
  // What ends in a comma would pass for a list that ends there.
  if (elements.first > 0 && text.trim() === '') return undefined;
  return readTrusted(`[${text}]`, limits);
}

/** What changes in a value, by the way that leads there. */
interface Patch {
  readonly members: Map<string | number, Patch>;
  readonly pieces: (Piece & { readonly read: TrustedJson })[];
}

function patchAt(root: Patch, path: readonly (string | number)[]): Patch {
  let at = root;
  for (const step of path) {
    const next: Patch = at.members.get(step) ?? { members: new Map(), pieces: [] };
    at.members.set(step, next);
    at = next;
  }
  return at;
}

interface Count {
  gone: number;
  come: number;
}

function patched(value: JsonValue, { members, pieces }: Patch, count: Count): JsonValue {
  if (Array.isArray(value)) return patchedList(value, members, pieces, count);
  const [whole] = pieces;
  if (whole !== undefined) {
    count.gone += valuesIn(value);
    count.come += whole.read.values;
    return whole.read.value;
  }
  const copy = { ...(value as { readonly [key: string]: JsonValue }) };
  for (const [key, patch] of members) copy[key] = patched(copy[key] ?? null, patch, count);
  return copy;
}

function patchedList(
  list: readonly JsonValue[],
  members: Patch['members'],
  pieces: Patch['pieces'],
  count: Count,
): JsonValue[] {
  const result: JsonValue[] = [];
  let at = 0;
  const keep = (end: number) => {
    for (; at < end; at++) {
      const patch = members.get(at);
      const old = list[at] ?? null;
      result.push(patch === undefined ? old : patched(old, patch, count));
    }
  };
  for (const { elements, read } of pieces) {
    if (elements === undefined) continue;
    keep(elements.first);
    for (; at < elements.end; at++) count.gone += valuesIn(list[at] ?? null);
    const come = read.value as readonly JsonValue[];
    const added = elements.isLast ? come : come.slice(0, -1);
    for (const each of added) result.push(each);
    // The list that they were read in, and the element that ended it.
    count.come += read.values - (elements.isLast ? 1 : 2);
  }
  keep(list.length);
  return result;
}

function valuesIn(value: JsonValue): number {
  let count = 0;
  const pending = [value];
  for (let each = pending.pop(); each !== undefined; each = pending.pop()) {
    count++;
    if (typeof each === 'object' && each !== null)
      for (const member of Object.values(each)) pending.push(member);
  }
  return count;
}
