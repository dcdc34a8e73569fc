import type { FlowContainer, FlowMember } from './flow-edit.ts';

/** An object or list in a text, brackets inside. */
export interface JsonContainer extends FlowContainer {
  readonly to: number;
}

/** Where long objects and lists end, by where they begin: who asks for what stands in them passes over them once. */
export type KnownEnds = Map<number, number>;

/** What is shorter is passed over again. */
const longEnough = 100;

/**
 * What stands in the object or list that begins at a place; undefined where there is none, or its own brackets, commas, colons and keys
 * are not in order. Of what stands within its members nothing is judged.
 */
export function jsonContainerAt(text: string, from: number, ends: KnownEnds): JsonContainer | undefined {
  const isList = text[from] === '[';
  if (!isList && text[from] !== '{') return undefined;
  const members: FlowMember[] = [];
  let at = blankEnd(text, from + 1);
  for (;;) {
    if (text[at] === (isList ? ']' : '}')) return { isList, members, open: from + 1, close: at, to: at + 1 };
    if (members.length > 0 && text[at] !== ',') return undefined;
    if (members.length > 0) at = blankEnd(text, at + 1);
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
