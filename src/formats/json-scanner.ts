import { type Cursor, endOfContainer, isDigit, passNumber, passString } from './json-tokens.ts';
import type { Limits } from './limits.ts';

/** Receives what one scan finds. Offsets count UTF-16 code units; ends are exclusive; quotes are inside. */
export interface JsonHandler {
  /** Whether it is of interest what stands in the object or list that begins here; nothing more is heard of it but its end. */
  begin(start: number, isList: boolean): boolean;
  end(end: number): void;
  key(start: number, end: number): void;
  scalar(start: number, end: number): void;
  /** Whether nothing that follows is of interest. */
  isDone?(): boolean;
  /** Whether the text is known to be JSON: what is of no interest is not looked at. */
  readonly isSound?: boolean;
}

/** `maxDepth` counts levels of objects and arrays, `maxValues` counts containers and scalars. */
export type JsonLimits = Pick<Limits, 'maxDepth' | 'maxValues'>;

/** Why and where a scan ended before the end of the text. `expected` is '' unless the reason is 'syntax'. */
export interface ScanStop {
  readonly reason: 'syntax' | 'too-deep' | 'too-many-values';
  readonly offset: number;
  readonly expected: string;
}

const expectations = {
  value: 'a value',
  'first-element': "a value or ']' after '['",
  element: "a value after ',' (no comma follows the last element)",
  'first-name': "a member name in double quotes or '}' after '{'",
  name: "a member name in double quotes after ',' (no comma follows the last member)",
  colon: "':' after a member name",
  'member-value': "a value after ':'",
  'after-member': "',' or '}' after a member",
  'after-element': "',' or ']' after an element",
  'after-document': 'nothing after the value',
} as const;

interface Scan extends Cursor {
  readonly handler: JsonHandler;
  readonly limits: JsonLimits;
  /** One entry for each open container, innermost last: whether it is a list. */
  readonly lists: boolean[];
  phase: keyof typeof expectations;
  values: number;
  /** How many levels are open where a container began that is of no interest. */
  muted: number;
  stop: ScanStop | undefined;
}

const unlimited = { maxDepth: Number.POSITIVE_INFINITY, maxValues: Number.POSITIVE_INFINITY };
const [comma, colon, brace, braceEnd, bracket, bracketEnd] = [0x2c, 0x3a, 0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Reads one JSON text (RFC 8259, strictly) and reports what it holds, in order. Returns undefined when the
 * whole text was read, else the first thing that stopped it.
 */
export function scanJson(text: string, handler: JsonHandler, limits = unlimited): ScanStop | undefined {
  const start = {
    offset: 0,
    expected: '',
    phase: 'value',
    values: 0,
    muted: Number.POSITIVE_INFINITY,
  } as const;
  const scan: Scan = { text, handler, limits, lists: [], ...start, stop: undefined };
  do skipWhitespace(scan);
  while (!isComplete(scan) && !handler.isDone?.() && takeStep(scan, text.charCodeAt(scan.offset)));
  return scan.stop;
}

function skipWhitespace(scan: Scan): void {
  const { text } = scan;
  let { offset } = scan;
  for (;;) {
    const code = text.charCodeAt(offset);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
    offset++;
  }
  scan.offset = offset;
}

function isComplete(scan: Scan): boolean {
  return scan.phase === 'after-document' && scan.offset === scan.text.length;
}

// Each of these says whether the scan goes on.

function takeStep(scan: Scan, code: number): boolean {
  switch (scan.phase) {
    case 'after-member':
      if (code === comma) return advance(scan, 'name');
      return code === braceEnd ? closeContainer(scan) : refuse(scan);
    case 'after-element':
      if (code === comma) return advance(scan, 'element');
      return code === bracketEnd ? closeContainer(scan) : refuse(scan);
    case 'first-name':
      return code === braceEnd ? closeContainer(scan) : takeName(scan, code);
    case 'name':
      return takeName(scan, code);
    case 'colon':
      return code === colon ? advance(scan, 'member-value') : refuse(scan);
    case 'first-element':
      return code === bracketEnd ? closeContainer(scan) : takeValue(scan, code);
    case 'after-document':
      return refuse(scan);
    default:
      return takeValue(scan, code);
  }
}

function advance(scan: Scan, phase: Scan['phase']): boolean {
  scan.offset++;
  scan.phase = phase;
  return true;
}

function takeName(scan: Scan, code: number): boolean {
  const { offset } = scan;
  if (code !== 0x22) return refuse(scan);
  if (!passString(scan)) return halt(scan, 'syntax');
  if (isHeard(scan)) scan.handler.key(offset, scan.offset);
  scan.phase = 'colon';
  return true;
}

function takeValue(scan: Scan, code: number): boolean {
  if (code === brace || code === bracket) return openContainer(scan, code === bracket);
  const { offset } = scan;
  if (code === 0x22 || code === 0x2d || isDigit(code)) {
    if (!(code === 0x22 ? passString(scan) : passNumber(scan))) return halt(scan, 'syntax');
  } else {
    const word = ['true', 'false', 'null'].find((each) => scan.text.startsWith(each, offset));
    if (word === undefined) return refuse(scan);
    scan.offset += word.length;
  }
  if (!countValue(scan, offset)) return false;
  if (isHeard(scan)) scan.handler.scalar(offset, scan.offset);
  return finishValue(scan);
}

function openContainer(scan: Scan, isList: boolean): boolean {
  const { offset, lists, limits, handler } = scan;
  if (lists.length >= limits.maxDepth) return halt(scan, 'too-deep');
  if (!countValue(scan, offset)) return false;
  const isMuted = isHeard(scan) && !handler.begin(offset, isList);
  lists.push(isList);
  if (!isMuted) return advance(scan, isList ? 'first-element' : 'first-name');
  scan.muted = lists.length;
  if (!handler.isSound) return advance(scan, isList ? 'first-element' : 'first-name');
  scan.offset = endOfContainer(scan.text, offset) - 1;
  return closeContainer(scan);
}

function closeContainer(scan: Scan): boolean {
  scan.offset++;
  if (scan.lists.length === scan.muted) scan.muted = Number.POSITIVE_INFINITY;
  if (isHeard(scan)) scan.handler.end(scan.offset);
  scan.lists.pop();
  return finishValue(scan);
}

function isHeard({ lists, muted }: Scan): boolean {
  return lists.length < muted;
}

function finishValue(scan: Scan): boolean {
  const isInList = scan.lists[scan.lists.length - 1];
  scan.phase = isInList === undefined ? 'after-document' : isInList ? 'after-element' : 'after-member';
  return true;
}

function countValue(scan: Scan, offset: number): boolean {
  scan.values++;
  if (scan.values <= scan.limits.maxValues) return true;
  scan.offset = offset;
  return halt(scan, 'too-many-values');
}

function refuse(scan: Scan): boolean {
  scan.expected = expectations[scan.phase];
  return halt(scan, 'syntax');
}

function halt(scan: Scan, reason: ScanStop['reason']): boolean {
  scan.stop = { reason, offset: scan.offset, expected: scan.expected };
  return false;
}
