import type { TokenEnd } from './json-tokens.ts';

export type ScalarForm = 'string' | 'escaped-string' | 'number' | 'true' | 'false' | 'null';

/** Receives the events of one scan. Offsets count UTF-16 code units; ends are exclusive; quotes are inside. */
export interface JsonHandler {
  beginObject(start: number): void;
  key(start: number, end: number, escaped: boolean): void;
  endObject(end: number): void;
  beginArray(start: number): void;
  endArray(end: number): void;
  scalar(start: number, end: number, form: ScalarForm): void;
  /** Whether what stands in the container that just began is of no interest, in a text that is known to be sound. */
  skips?(): boolean;
  /** Whether nothing that follows is of interest. */
  isDone?(): boolean;
}

/** `maxDepth` counts levels of objects and arrays, `maxValues` counts containers and scalars. */
export interface JsonLimits {
  readonly maxDepth: number;
  readonly maxValues: number;
}

/** Why and where a scan ended before the end of the text. `expected` is '' unless the reason is 'syntax'. */
export interface ScanStop {
  readonly reason: 'syntax' | 'too-deep' | 'too-many-values';
  readonly offset: number;
  readonly expected: string;
}

export type Phase = keyof typeof expectations;

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

export interface Scan {
  readonly text: string;
  readonly handler: JsonHandler;
  readonly limits: JsonLimits;
  /** One entry for each open container, innermost last. */
  readonly insideObject: boolean[];
  readonly token: TokenEnd;
  offset: number;
  phase: Phase;
  values: number;
  stop: ScanStop | undefined;
}

export function newScan(text: string, handler: JsonHandler, limits: JsonLimits): Scan {
  const token = { end: 0, escaped: false, expected: '' };
  const start = { offset: 0, phase: 'value', values: 0, stop: undefined } as const;
  return { text, handler, limits, insideObject: [], token, ...start };
}

// Each of these says whether the scan goes on.

export function advance(scan: Scan, phase: Phase): boolean {
  scan.offset++;
  scan.phase = phase;
  return true;
}

export function finishValue(scan: Scan, end: number): boolean {
  const { insideObject } = scan;
  scan.offset = end;
  if (insideObject.length === 0) scan.phase = 'after-document';
  else scan.phase = insideObject[insideObject.length - 1] ? 'after-member' : 'after-element';
  return true;
}

export function countValue(scan: Scan): boolean {
  scan.values++;
  return scan.values <= scan.limits.maxValues || halt(scan, 'too-many-values');
}

export function refuse(scan: Scan): boolean {
  return refuseAt(scan, scan.offset, expectations[scan.phase]);
}

export function refuseToken(scan: Scan): boolean {
  return refuseAt(scan, scan.token.end, scan.token.expected);
}

function refuseAt(scan: Scan, offset: number, expected: string): boolean {
  scan.stop = { reason: 'syntax', offset, expected };
  return false;
}

export function halt(scan: Scan, reason: 'too-deep' | 'too-many-values'): boolean {
  scan.stop = { reason, offset: scan.offset, expected: '' };
  return false;
}
