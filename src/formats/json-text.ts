import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { compareCodePoints } from './order.ts';
import { lineBreakOf } from './splice.ts';

/** How a JSON text is laid out. */
export interface JsonStyle {
  readonly lineBreak: string;
  /** One level of indentation. */
  readonly unit: string;
  /** What stands between a key and its value, and between members on one line. */
  readonly colon: string;
  readonly comma: string;
  /** What stands inside of the braces of an object on one line. */
  readonly brace: string;
  /** Whether characters beyond ASCII are escaped. */
  readonly isAscii?: boolean;
  /** Whether a number that cannot be held exactly is written as the object that stands for it. */
  readonly inexactAsObjects?: boolean;
  /** The order of keys; without it they stay in theirs. */
  readonly compareKeys?: (left: string, right: string) => number;
}

const plain: JsonStyle = { lineBreak: '\n', unit: '  ', colon: ': ', comma: ' ', brace: '' };

/** Without white space, so that equal values give equal texts. */
const canonical: JsonStyle = {
  ...{ ...plain, colon: ':', comma: '', inexactAsObjects: true },
  compareKeys: compareCodePoints,
};

/** JSON text of a value with keys in code point order; '' for undefined. */
export function canonicalJson(value: JsonValue | undefined): string {
  return value === undefined ? '' : layOutJson(value, canonical, undefined);
}

/** With two spaces: the keys named in `keyOrder` first, in that order, then the others by code point. No line break at the end. */
export function formatJson(value: JsonValue, keyOrder: readonly string[] = []): string {
  const ranks = new Map(keyOrder.map((key, rank) => [key, rank]));
  const rank = (key: string) => ranks.get(key) ?? ranks.size;
  const compareKeys = (left: string, right: string) =>
    rank(left) - rank(right) || compareCodePoints(left, right);
  return layOutJson(value, { ...plain, compareKeys }, '');
}

/** A value as text: over several lines from an indentation on, or on one line where there is none. Iterative. */
export function layOutJson(value: JsonValue, style: JsonStyle, indent: string | undefined): string {
  let output = '';
  const pending: Piece[] = [{ value, indent }];
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    if (typeof piece === 'string') output += piece;
    else output += scalarText(piece.value, style) ?? pushMembers(pending, piece, style);
  }
  return output;
}

/** A text such as a bracket, a comma or a key, or a value. */
type Piece = string | { readonly value: JsonValue; readonly indent: string | undefined };

/** Of what has no members that are laid out. */
function scalarText(value: JsonValue, style: JsonStyle): string | undefined {
  if (isJsonArray(value)) return value.length === 0 ? '[]' : undefined;
  if (!isJsonObject(value)) return quotedText(value, style);
  const keys = Object.keys(value);
  if (keys.length === 1 && typeof value.inexactNumber === 'string' && style.inexactAsObjects !== true)
    return value.inexactNumber;
  return keys.length === 0 ? '{}' : undefined;
}

function quotedText(value: JsonValue, { isAscii }: JsonStyle): string {
  const text = JSON.stringify(value);
  const asEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return isAscii ? text.replace(/[^\0-\x7f]/g, asEscape) : text;
}

/** Puts off what stands in an object or list; what it begins with. */
function pushMembers(pending: Piece[], { value, indent }: Exclude<Piece, string>, style: JsonStyle): string {
  const isList = isJsonArray(value);
  const inner = indent === undefined ? undefined : indent + style.unit;
  const gap = inner === undefined ? (isList ? '' : style.brace) : style.lineBreak + inner;
  const end = indent === undefined ? gap : style.lineBreak + indent;
  const between = `,${inner === undefined ? style.comma : gap}`;
  const members = Object.entries(value as JsonObject | readonly JsonValue[]);
  if (!isList && style.compareKeys !== undefined)
    members.sort(([left], [right]) => style.compareKeys?.(left, right) ?? 0);
  pending.push(end + (isList ? ']' : '}'));
  for (let at = members.length - 1; at >= 0; at--) {
    const [key, member] = members[at] ?? ['', null];
    const name = isList ? '' : quotedText(key, style) + style.colon;
    pending.push({ value: member, indent: inner }, (at === 0 ? '' : between) + name);
  }
  return (isList ? '[' : '{') + gap;
}

/** How a text is laid out, told from the first signs of it. */
export function styleOf(text: string): JsonStyle {
  const start = text.slice(0, 1 << 16);
  const colon = /"(:[ \t]*)(?=["\d[{tfn-])/.exec(start)?.[1] ?? ': ';
  const comma = /[\w"\]}](,[ \t]*)(?=["\d[{tfn-])/.exec(start)?.[1];
  return {
    lineBreak: lineBreakOf(text),
    unit: /[{[][ \t]*\r?\n([ \t]+)/.exec(start)?.[1] ?? '  ',
    colon,
    comma: comma?.slice(1) ?? (colon === ':' ? '' : ' '),
    brace: /\{[ \t]+"/.test(start) ? ' ' : '',
    isAscii: /\\u[0-9a-fA-F]{4}/.test(text) && !/[^\0-\x7f]/.test(text),
  };
}
