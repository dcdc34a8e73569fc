import { graphemes } from './graphemes.ts';

/**
 * What must not reach a terminal as it is: controls, escape sequences, lone surrogates, unassigned and
 * private characters (\p{C}), line separators, bidirectional and other invisible characters, and blanks
 * that only look like a space. U+FE0F stays where it makes a pictograph an emoji.
 *
 * The runner of GitHub Actions obeys `##[command]` anywhere in a line, and those of other systems
 * `##name[command]`, so the bracket is written as an escape; an invisible character in between would hide
 * that something was changed. It is looked for from the bracket back: a look before every letter of a long word would take its
 * length squared.
 */
const hostile =
  /\[(?<=##[\w-]*\[)|(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/gu;
const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Foreign text with everything invisible or active turned into visible escapes such as `\u{202e}`. */
export function safeText(text: string): string {
  return text.replace(hostile, escapeCharacter);
}

/** Foreign text between double quotes, as JSON would have it, so that its end cannot be faked. */
export function safeQuoted(text: string): string {
  return safeText(JSON.stringify(text));
}

/** As `safeText`, but with the escapes that a JSON string may contain: what is quoted can be pasted. */
export function safeJsonText(text: string): string {
  return text.replace(hostile, (character) => shortEscapes[character] ?? escapeUnits(character));
}

/**
 * The runner also obeys `::command::` at the beginning of a line, after any blanks: text that opens a line
 * gets its first colon as an escape. Elsewhere `::` is harmless, and common in names.
 */
export function safeLineStart(text: string): string {
  return text.replace(/^(\s*):(?=:)/u, '$1\\u{3a}');
}

/** What a terminal shows as one unit. `start` and `end` count UTF-16 code units in the original text. */
export interface Cell {
  readonly shown: string;
  readonly start: number;
  readonly end: number;
}

/** The same text as `safeText` gives, unit by unit, for whoever must find columns again in it. */
export function* safeCells(text: string): Generator<Cell> {
  let offset = 0;
  for (const match of text.matchAll(hostile)) {
    yield* graphemeCells(text.slice(offset, match.index), offset);
    const end = match.index + match[0].length;
    yield { shown: escapeCharacter(match[0]), start: match.index, end };
    offset = end;
  }
  yield* graphemeCells(text.slice(offset), offset);
}

function* graphemeCells(text: string, offset: number): Generator<Cell> {
  for (const { segment, index } of graphemes(text)) {
    yield { shown: segment, start: offset + index, end: offset + index + segment.length };
  }
}

function escapeCharacter(character: string): string {
  return shortEscapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
