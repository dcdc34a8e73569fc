import { blankEnd, scalarIn } from './json-places.ts';
import { isExact } from './json-trusted.ts';
import { isJsonArray, type JsonValue } from './json-value.ts';
import type { JsonLimits } from './limits.ts';
import { appendToken } from './location.ts';
import type { TextFault } from './parsed.ts';
import { quote } from './quote.ts';
import { type SourceText, spanAt } from './source.ts';
import { findConflict, limitFault, textFault } from './text-fault.ts';

/** What is said of such a key in any format. */
export const prototypeKeyMessage =
  'the key "__proto__" is not allowed, because many readers take it for the prototype of the object';

/** Where a text breaks, and what belongs there. */
interface Broken {
  readonly offset: number;
  readonly expected: string;
}

/** What may come at a place of a text: in words, what it begins, what closes what is open, and what leads on to where. */
const phases = {
  value: ['a value', 'value', '', '', ''],
  element: ["a value or ']' after '['", 'value', ']', '', ''],
  nextElement: ["a value after ',' (no comma follows the last element)", 'value', '', '', ''],
  key: ["a member name in double quotes or '}' after '{'", 'key', '}', '', ''],
  nextKey: ["a member name in double quotes after ',' (no comma follows the last member)", 'key', '', '', ''],
  colon: ["':' after a member name", '', '', ':', 'inner'],
  inner: ["a value after ':'", 'value', '', '', ''],
  behindMember: ["',' or '}' after a member", '', '}', ',', 'nextKey'],
  behindElement: ["',' or ']' after an element", '', ']', ',', 'nextElement'],
  end: ['nothing after the value', '', '', '', ''],
} as const;

type Place = keyof typeof phases;

/** An object or list that is being read. */
interface Frame {
  readonly pointer: string;
  readonly value: JsonValue[] | { [key: string]: JsonValue };
  /** Where each key stood first. */
  readonly keys: Map<string, number>;
  key: string;
}

/**
 * Reads any text as JSON (RFC 8259): says what is wrong with it, and keeps what the engine's own parser would lose. `values` counts
 * containers and scalars until it ends or breaks. Never recurses.
 */
export function readCarefully(source: SourceText, limits: JsonLimits) {
  const { text } = source;
  const frames: Frame[] = [];
  const faults: TextFault[] = [];
  let [value, values]: [JsonValue, number] = [null, 0];
  let phase: Place = 'value';
  const stopped = (fault: TextFault) => ({ value: undefined, faults: [fault], values });
  for (let at = blankEnd(text, 0); at < text.length || phase !== 'end'; at = blankEnd(text, at)) {
    const char = text[at] ?? '';
    const [expected, takes, close, on, next]: readonly [string, string, string, string, Place | ''] =
      phases[phase];
    const isOpen = takes === 'value' && (char === '{' || char === '[');
    const isMark = char !== '' && (char === close || char === on);
    const end = isOpen || isMark ? at + 1 : tokenEnd(text, at, takes);
    if (typeof end !== 'number') return stopped(syntaxFault(source, end));
    if (end === at) return stopped(syntaxFault(source, { offset: at, expected }));
    const sign = () => spanAt(source, at, at + 1);
    if (isOpen && frames.length >= limits.maxDepth) return stopped(limitFault('too-deep', limits, sign()));
    const isKey: boolean = takes === 'key' && !isMark;
    const outer = frames.at(-1);
    if (isMark && char === close) frames.pop();
    else if (isKey && outer !== undefined) faults.push(...takeKey(source, outer, at, end));
    else if (!isMark) {
      if (++values > limits.maxValues) return stopped(limitFault('too-many-values', limits, sign()));
      const pointer = outer === undefined ? '' : pointerIn(outer);
      const own = isOpen ? { pointer, value: char === '[' ? [] : {}, keys: new Map(), key: '' } : undefined;
      const read = own?.value ?? scalar(text.slice(at, end));
      if (outer === undefined) value = read;
      else put(outer, read);
      if (own !== undefined) frames.push(own);
    }
    if (isOpen) phase = char === '[' ? 'element' : 'key';
    else if (isMark && char === on && next !== '') phase = next;
    else phase = isKey ? 'colon' : behind(frames.at(-1));
    at = end;
  }
  return { value, faults, values };
}

function behind(frame: Frame | undefined): Place {
  if (frame === undefined) return 'end';
  return isJsonArray(frame.value) ? 'behindElement' : 'behindMember';
}

/** Of the value that comes next. */
function pointerIn({ pointer, value, key }: Frame): string {
  return appendToken(pointer, isJsonArray(value) ? value.length : key);
}

function put({ value, key }: Frame, inner: JsonValue): void {
  if (Array.isArray(value)) value.push(inner);
  else if (key !== '__proto__') value[key] = inner;
}

function takeKey(source: SourceText, frame: Frame, from: number, to: number): TextFault[] {
  const key = String(scalarIn(source.text.slice(from, to)));
  const first = frame.keys.get(key);
  const isPrototype = key === '__proto__';
  if (first === undefined) frame.keys.set(key, from);
  frame.key = key;
  if (!isPrototype && first === undefined) return [];
  const repeated = `the key ${quote(key)} occurs more than once in its object, first on line ${source.positionAt(first ?? from).line}`;
  const messageId = isPrototype ? 'prototype-key' : 'duplicate-key';
  const message = isPrototype ? prototypeKeyMessage : repeated;
  return [{ messageId, message, span: spanAt(source, from, to), pointer: pointerIn(frame) }];
}

/** A number that JavaScript cannot hold keeps its text. */
function scalar(literal: string): JsonValue {
  const value = scalarIn(literal) ?? null;
  if (typeof value !== 'number' || isExact(value)) return value;
  return value === 0 ? 0 : { inexactNumber: literal };
}

const foundWord = /[\w$]{1,40}|./suy;

/** What a person can act on. */
function syntaxFault(source: SourceText, { offset, expected }: Broken): TextFault {
  if (source.text.trim() === '')
    return textFault('empty', 'empty: expected a JSON value, found nothing', spanAt(source, 0, 0));
  const conflict = findConflict(source);
  if (conflict !== undefined) return conflict;
  foundWord.lastIndex = offset;
  const [found] = foundWord.exec(source.text) ?? [''];
  const isBreak = found === '\n' || found === '\r';
  const shown = found === '' ? 'the end of the text' : isBreak ? 'the end of the line' : quote(found);
  // A line break gets no width, so that the fault stays on one line.
  const end = isBreak ? offset : offset + found.length;
  return textFault('syntax', `expected ${expected}, found ${shown}`, spanAt(source, offset, end));
}

/** Behind the key, or else the scalar, that begins here; the place itself where none does. */
function tokenEnd(text: string, at: number, takes: string): number | Broken {
  const char = text[at] ?? '';
  if (takes !== '' && char === '"') return stringEnd(text, at);
  if (takes !== 'value') return at;
  if (char === '-' || (char >= '0' && char <= '9')) return numberEnd(text, at);
  word.lastIndex = at;
  return at + (word.exec(text)?.[0].length ?? 0);
}

const word = /true|false|null/y;
const special = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|["\\]|[^ -\uffff]/g;

/** Behind the string whose opening quotation mark is here. */
function stringEnd(text: string, from: number): number | Broken {
  special.lastIndex = from + 1;
  let found = special.exec(text);
  while (found !== null && found[0].length > 1) found = special.exec(text);
  if (found === null) return { offset: text.length, expected: "a closing '\"' after a string" };
  const [letter] = found;
  const offset = found.index;
  if (letter === '"') return offset + 1;
  if (letter === '\\') return brokenEscape(text, offset + 1);
  if (letter !== '\n' && letter !== '\r')
    return { offset, expected: 'control characters in a string to be escaped' };
  const expected = "a closing '\"' before the end of the line (a line break in a string is written \\n)";
  return { offset, expected };
}

function brokenEscape(text: string, offset: number): Broken {
  if (text[offset] !== 'u') return { offset, expected: 'one of " \\ / b f n r t u after a backslash' };
  const digits = /^[\da-fA-F]*/.exec(text.slice(offset + 1, offset + 5))?.[0] ?? '';
  return { offset: offset + 1 + digits.length, expected: 'four hexadecimal digits after \\u' };
}

const number = /(-?)(\d*)(\.?)(\d*)((?:[eE][+-]?)?)(\d*)/y;

/** Behind the number whose sign or first digit is here. */
function numberEnd(text: string, from: number): number | Broken {
  number.lastIndex = from;
  const [all = '', sign = '', whole = '', point, fraction, exponent, power] = number.exec(text) ?? [];
  const first = from + sign.length;
  if (whole === '') return { offset: first, expected: "a digit after '-'" };
  if (whole.length > 1 && whole.startsWith('0'))
    return { offset: first + 1, expected: 'no digit after a leading zero' };
  if (point !== '' && fraction === '')
    return { offset: first + whole.length + 1, expected: 'a digit after the decimal point' };
  const end = from + all.length;
  return exponent !== '' && power === '' ? { offset: end, expected: 'a digit in the exponent' } : end;
}
