import { blankEnd } from './json-members.ts';
import type { JsonLimits } from './limits.ts';

/** Where a text breaks, and what belongs there. */
interface Broken {
  readonly offset: number;
  readonly expected: string;
}

/** Why and where a text was read no further. `expected` is '' unless the reason is 'syntax'. */
export interface ScanStop extends Broken {
  readonly reason: 'syntax' | 'too-deep' | 'too-many-values';
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
type Phase = readonly [
  expected: string,
  takes: '' | 'key' | 'value',
  close: string,
  on: string,
  next: Place | '',
];

/** Walks a text that is no JSON (RFC 8259), or holds too much: how many containers and scalars there are before it breaks, and where. */
export function scanJson(text: string, { maxDepth, maxValues }: JsonLimits) {
  let values = 0;
  let phase: Place = 'value';
  const lists: boolean[] = [];
  const behind = (): Place => (lists.length === 0 ? 'end' : lists.at(-1) ? 'behindElement' : 'behindMember');
  const stopped = (reason: ScanStop['reason'], { offset, expected }: Broken) => {
    const stop: ScanStop = { reason, offset, expected };
    return { values, stop };
  };
  for (let at = blankEnd(text, 0); at < text.length || phase !== 'end'; at = blankEnd(text, at)) {
    const char = text[at] ?? '';
    const [expected, takes, close, on, next]: Phase = phases[phase];
    const here = { offset: at, expected };
    const isOpen = takes === 'value' && (char === '{' || char === '[');
    const isMark = char !== '' && (char === close || char === on);
    const end = isOpen || isMark ? at + 1 : tokenEnd(text, at, takes);
    if (typeof end !== 'number') return stopped('syntax', end);
    if (end === at) return stopped('syntax', here);
    if (isOpen && lists.length >= maxDepth) return stopped('too-deep', here);
    if (takes === 'value' && !isMark && ++values > maxValues) return stopped('too-many-values', here);
    if (isOpen) lists.push(char === '[');
    if (isMark && char === close) lists.pop();
    if (isOpen) phase = char === '[' ? 'element' : 'key';
    else if (isMark && char === on && next !== '') phase = next;
    else phase = takes === 'key' && !isMark ? 'colon' : behind();
    at = end;
  }
  return stopped('syntax', { offset: text.length, expected: 'JSON' });
}

/** Behind the key, or else the scalar, that begins here; the place itself where none does. */
function tokenEnd(text: string, at: number, takes: '' | 'key' | 'value'): number | Broken {
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
