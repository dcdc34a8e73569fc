import { isJsonArray, isJsonObject, type JsonValue } from './json-value.ts';

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
  readonly isAscii: boolean;
  /** Whether a number that cannot be held exactly is written as the object that stands for it. */
  readonly inexactAsObjects?: boolean;
  /** The order of keys; without it they stay in theirs. */
  readonly compareKeys?: (left: string, right: string) => number;
}

type Piece = { readonly value: JsonValue; readonly indent: string | undefined } | { readonly text: string };

/** A value as text: over several lines from an indentation on, or on one line where there is none. Iterative. */
export function layOutJson(value: JsonValue, style: JsonStyle, indent: string | undefined): string {
  const output: string[] = [];
  const pending: Piece[] = [{ value, indent }];
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    if ('text' in piece) output.push(piece.text);
    else
      output.push(scalarText(piece.value, style) ?? pushMembers(pending, piece.value, piece.indent, style));
  }
  return output.join('');
}

function scalarText(value: JsonValue, style: JsonStyle): string | undefined {
  if (isJsonArray(value)) return value.length === 0 ? '[]' : undefined;
  if (isJsonObject(value)) {
    const { length } = Object.keys(value);
    if (length === 1 && typeof value.inexactNumber === 'string' && style.inexactAsObjects !== true)
      return value.inexactNumber;
    return length === 0 ? '{}' : undefined;
  }
  return quotedText(value, style);
}

function quotedText(value: JsonValue, { isAscii }: JsonStyle): string {
  const text = JSON.stringify(value);
  return isAscii ? text.replace(/[^\0-\x7f]/g, asEscape) : text;
}

function asEscape(unit: string): string {
  return [...Array(unit.length).keys()]
    .map((at) => `\\u${unit.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Puts off the members, and gives what they begin with. */
function pushMembers(
  pending: Piece[],
  value: JsonValue,
  indent: string | undefined,
  style: JsonStyle,
): string {
  const isList = isJsonArray(value);
  const inner = indent === undefined ? undefined : indent + style.unit;
  const gap = inner === undefined ? (isList ? '' : style.brace) : style.lineBreak + inner;
  const between = `,${inner === undefined ? style.comma : gap}`;
  const end = indent === undefined ? gap : style.lineBreak + indent;
  pending.push({ text: `${end}${isList ? ']' : '}'}` });
  const members: (readonly [string, JsonValue])[] = isList
    ? value.map((member) => ['', member] as const)
    : entriesOf(value, style).map(
        ([key, member]) => [`${quotedText(key, style)}${style.colon}`, member] as const,
      );
  for (let index = members.length - 1; index >= 0; index--) {
    const [key, member] = members[index] ?? ['', null];
    pending.push({ value: member, indent: inner }, { text: `${index > 0 ? between : ''}${key}` });
  }
  return `${isList ? '[' : '{'}${gap}`;
}

function entriesOf(value: JsonValue, { compareKeys }: JsonStyle): [string, JsonValue][] {
  const entries = Object.entries(isJsonObject(value) ? value : {});
  return compareKeys === undefined ? entries : entries.sort(([left], [right]) => compareKeys(left, right));
}

/** How a text is laid out, told from the first signs of it. */
export function styleOf(text: string): JsonStyle {
  const start = text.slice(0, 1 << 16);
  const colon = /"(:[ \t]*)(?=["\d[{tfn-])/.exec(start)?.[1] ?? ': ';
  const comma = /[\w"\]}](,[ \t]*)(?=["\d[{tfn-])/.exec(start)?.[1];
  return {
    lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /[{[][ \t]*\r?\n([ \t]+)/.exec(start)?.[1] ?? '  ',
    colon,
    comma: comma?.slice(1) ?? (colon === ':' ? '' : ' '),
    brace: /\{[ \t]+"/.test(start) ? ' ' : '',
    isAscii: /\\u[0-9a-fA-F]{4}/.test(text) && !/[^\0-\x7f]/.test(text),
  };
}
