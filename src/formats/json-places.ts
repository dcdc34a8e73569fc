import type { FlowContainer, FlowMember } from './flow-edit.ts';
import { isEscaped } from './json-trusted.ts';
import { indexIn, pointerTokens } from './location.ts';
import { onceFor } from './once-for.ts';
import type { PartSource } from './parsed.ts';
import { type SourceText, spanAt } from './source.ts';

/** Where a list begins that has no brackets. */
const beforeAll = -1;

const membersByKey = onceFor(
  ({ members }: FlowContainer) => new Map(members.map((member) => [member.key, member])),
);

/** Where the values of a JSON text stand; of a text of JSON lines these are the members. What was looked into is remembered. */
export function jsonPlaces(text: string, lines?: readonly FlowMember[]) {
  const ends = new Map<number, number>();
  const start = lines === undefined ? blankEnd(text, 0) : beforeAll;
  const root: FlowMember = { key: undefined, from: start, valueFrom: start, to: text.trimEnd().length };
  const known = new Map<number, FlowContainer | undefined>();
  if (lines !== undefined) known.set(start, { isList: true, members: lines, open: 0, close: text.length });
  /** The object or list that begins at a place; undefined where there is none, or it is broken. */
  const containerAt = (place: number) => {
    if (!known.has(place)) known.set(place, jsonContainerAt(text, place, ends));
    return known.get(place);
  };
  /** The value that a pointer leads to, or the nearest one around; of repeated keys the last one counts. */
  const nearest = (pointer: string) => {
    let member = root;
    for (const token of pointer.startsWith('/') ? pointerTokens(pointer) : []) {
      const container = containerAt(member.valueFrom);
      const at = container?.isList ? container.members[indexIn(token)] : undefined;
      const inner = at ?? (container && membersByKey(container).get(token));
      if (inner === undefined) return { member, isExact: false };
      member = inner;
    }
    return { member, isExact: true };
  };
  return { root, containerAt, nearest };
}

/** The places of values for messages; text that is no pointer stands for the whole document. */
export function jsonSource(source: SourceText, placesOf = () => jsonPlaces(source.text)): PartSource {
  let places: ReturnType<typeof jsonPlaces> | undefined;
  return {
    lineText: (line) => source.lineText(line),
    locate(pointer) {
      places ??= placesOf();
      const { valueFrom, to } = places.nearest(pointer).member;
      return spanAt(source, valueFrom, to);
    },
  };
}

/** What is shorter is passed over again. */
const longEnough = 100;

/**
 * What stands in the object or list that begins at a place; undefined where there is none, or its own brackets, commas, colons and keys
 * are not in order. Of what stands within its members nothing is judged. `ends` says where long ones end, by where they begin: they are
 * passed over once.
 */
function jsonContainerAt(text: string, from: number, ends: Map<number, number>): FlowContainer | undefined {
  const isList = text[from] === '[';
  if (!isList && text[from] !== '{') return undefined;
  const members: FlowMember[] = [];
  let at = blankEnd(text, from + 1);
  for (;;) {
    if (text[at] === (isList ? ']' : '}')) return { isList, members, open: from + 1, close: at };
    if (members.length > 0 && text[at] !== ',') return undefined;
    if (members.length > 0) at = blankEnd(text, at + 1);
    const member = memberAt(text, at, isList, ends);
    if (member === undefined) return undefined;
    members.push(member);
    at = blankEnd(text, member.to);
  }
}

function memberAt(
  text: string,
  from: number,
  isList: boolean,
  ends: Map<number, number>,
): FlowMember | undefined {
  const keyEnd = isList ? from : endOfString(text, from);
  const colon = isList ? from : blankEnd(text, keyEnd);
  if (!isList && (text[from] !== '"' || text[colon] !== ':')) return undefined;
  const key = isList ? undefined : scalarIn(text.slice(from, keyEnd));
  const valueFrom = isList ? from : blankEnd(text, colon + 1);
  const to = endOfValue(text, valueFrom, ends);
  const isMember = to > valueFrom && (isList || typeof key === 'string');
  return isMember ? { key: isList ? undefined : String(key), from, valueFrom, to } : undefined;
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
export function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1))
    if (!isEscaped(text, at)) return at + 1;
  return text.length;
}

const sign = /["[\]{},]/g;

/** Where the next bracket or comma stands that is in no string; the end of the text where there is none. */
export function nextSign(text: string, from: number): number {
  sign.lastIndex = from;
  while (sign.test(text)) {
    const at = sign.lastIndex - 1;
    if (text[at] !== '"') return at;
    sign.lastIndex = endOfString(text, at);
  }
  return text.length;
}

const endOfScalar = /[\s,:[\]{}"]|$/g;

function endOfValue(text: string, from: number, ends: Map<number, number>): number {
  const first = text[from];
  if (first === '"') return endOfString(text, from);
  if (first === '{' || first === '[') return ends.get(from) ?? endOfContainer(text, from, ends);
  endOfScalar.lastIndex = from;
  return endOfScalar.exec(text)?.index ?? text.length;
}

function endOfContainer(text: string, from: number, ends: Map<number, number>): number {
  const open: number[] = [];
  for (let at = from; at < text.length; at = nextSign(text, at + 1)) {
    if (text[at] === '{' || text[at] === '[') open.push(at);
    else if (text[at] !== ',') {
      const start = open.pop() ?? from;
      if (at - start > longEnough) ends.set(start, at + 1);
      if (open.length === 0) return at + 1;
    }
  }
  return text.length;
}
