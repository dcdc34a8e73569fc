import { firstPlace } from './first-place.ts';
import type { FlowMember } from './flow-edit.ts';

/** An object or list in a text, brackets inside. */
export interface JsonContainer {
  readonly isList: boolean;
  readonly members: readonly FlowMember[];
  readonly to: number;
}

/** A container that began at the same place of an earlier text, and what changed in that. */
export interface EarlierContainer {
  readonly container: JsonContainer;
  readonly change: TextChange;
}

/** Where long objects and lists end, by where they begin: who asks for what stands in them passes over them once. */
export type KnownEnds = Map<number, number>;

/** What is shorter is passed over again. */
const longEnough = 100;

/** Where less stands between brackets it is looked where they end. */
const shortEnough = 10_000;

/**
 * What stands in the object or list that begins at a place; undefined where there is none, or its own brackets, commas, colons and keys
 * are not in order. Of what stands within its members nothing is judged. Where a change lies between the brackets of an earlier container
 * only what changed is looked at, and a long member around all of the change is taken to end as far behind it as it did.
 */
export function jsonContainerAt(
  text: string,
  from: number,
  ends: KnownEnds,
  earlier?: EarlierContainer,
): JsonContainer | undefined {
  const isList = text[from] === '[';
  if (!isList && text[from] !== '{') return undefined;
  const changed = earlier && changedContainer(text, from, ends, earlier);
  return changed ?? continued(text, { isList, members: [], to: from + 1 }, ends);
}

function changedContainer(
  text: string,
  from: number,
  ends: KnownEnds,
  { container: { isList, members, to }, change }: EarlierContainer,
): JsonContainer | undefined {
  if (from >= change.from || to <= change.to) return undefined;
  const first = firstPlace(members.length, (place) => (members[place]?.to ?? 0) >= change.from);
  const around = members[first];
  if (around !== undefined && around.to - around.valueFrom > shortEnough && around.to > change.to)
    if (around.valueFrom < change.from) ends.set(around.valueFrom, around.to + change.shift);
  const head = { isList, members: members.slice(0, first), to: members[first - 1]?.to ?? from + 1 };
  return continued(text, head, ends, (at) => {
    const before = at - change.shift;
    const place = firstPlace(members.length, (each) => (members[each]?.from ?? 0) >= before);
    if (before <= change.to || members[place]?.from !== before) return undefined;
    const rest = members.slice(place).map((member) => moved(member, change.shift));
    return { isList, members: rest, to: to + change.shift };
  });
}

function moved({ key, from, valueFrom, to }: FlowMember, shift: number): FlowMember {
  return { key, from: from + shift, valueFrom: valueFrom + shift, to: to + shift };
}

/** A container from some of its members on, until it ends or the rest of it is known. */
function continued(
  text: string,
  { isList, members: known, to }: JsonContainer,
  ends: KnownEnds,
  restAt?: (place: number) => JsonContainer | undefined,
): JsonContainer | undefined {
  const members = [...known];
  let at = blankEnd(text, to);
  for (;;) {
    if (text[at] === (isList ? ']' : '}')) return { isList, members, to: at + 1 };
    if (members.length > 0 && text[at] !== ',') return undefined;
    if (members.length > 0) at = blankEnd(text, at + 1);
    const rest = restAt?.(at);
    if (rest !== undefined) return { ...rest, members: members.concat(rest.members) };
    const member = memberAt(text, at, isList, ends);
    if (member === undefined) return undefined;
    members.push(member);
    at = blankEnd(text, member.to);
  }
}

function memberAt(text: string, from: number, isList: boolean, ends: KnownEnds): FlowMember | undefined {
  const keyEnd = isList ? from : endOfString(text, from);
  const colon = isList ? from : blankEnd(text, keyEnd);
  if (!isList && (text[from] !== '"' || text[colon] !== ':')) return undefined;
  const name = isList ? undefined : scalarIn(text.slice(from, keyEnd));
  const key = typeof name === 'string' ? name : undefined;
  const valueFrom = isList ? from : blankEnd(text, colon + 1);
  const to = endOfValue(text, valueFrom, ends);
  return (key === undefined) === isList && to > valueFrom ? { key, from, valueFrom, to } : undefined;
}

const doubtful = /\\|[^ -\uffff]/;

/** A string, number, `true`, `false` or `null`; undefined where the text is none. */
export function scalarIn(text: string): string | number | boolean | null | undefined {
  if (text.startsWith('"') && text.indexOf('"', 1) === text.length - 1 && !doubtful.test(text))
    return text.slice(1, -1);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text without the white space around it. */
export function wholeText(text: string): FlowMember {
  const from = blankEnd(text, 0);
  let to = text.length;
  while (to > from && ' \n\r\t'.includes(text[to - 1] ?? '')) to--;
  return { key: undefined, from, valueFrom: from, to };
}

/** Behind white space. */
export function blankEnd(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at++;
  }
}

/** Behind the string whose opening quotation mark is here; behind the text where it is not closed. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code === 0x5c) at++;
  }
  return text.length;
}

const endOfScalar = /[\s,:[\]{}"]|$/g;

function endOfValue(text: string, from: number, ends: KnownEnds): number {
  const first = text[from];
  if (first === '"') return endOfString(text, from);
  if (first === '{' || first === '[') return ends.get(from) ?? endOfContainer(text, from, ends);
  endOfScalar.lastIndex = from;
  return endOfScalar.exec(text)?.index ?? text.length;
}

function endOfContainer(text: string, from: number, ends: KnownEnds): number {
  const open: number[] = [];
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) open.push(at);
    else if (code === 0x7d || code === 0x5d) {
      const start = open.pop() ?? from;
      if (at - start > longEnough) ends.set(start, at + 1);
      if (open.length === 0) return at + 1;
    }
  }
  return text.length;
}

/** What differs between two texts lies in one stretch of the earlier one; all behind it moved so far. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
}

const stride = 1024;

export function textChange(earlier: string, text: string): TextChange {
  const most = Math.min(earlier.length, text.length);
  const from = commonLength(most, (start, end) => earlier.slice(start, end) === text.slice(start, end));
  const behind = commonLength(
    most - from,
    (start, end) =>
      earlier.slice(earlier.length - end, earlier.length - start) ===
      text.slice(text.length - end, text.length - start),
  );
  return { from, to: earlier.length - behind, shift: text.length - earlier.length };
}

function commonLength(most: number, areSame: (start: number, end: number) => boolean): number {
  let count = 0;
  while (count + stride <= most && areSame(count, count + stride)) count += stride;
  while (count < most && areSame(count, count + 1)) count++;
  return count;
}
