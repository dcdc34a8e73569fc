import { firstPlace } from './first-place.ts';
import type { Span } from './location.ts';

/**
 * A text with its line structure. Lines and columns count from 1, columns in UTF-16 code units. Lines end
 * at `\n`, `\r\n` or a lone `\r`; a break at the very end opens one more, empty line.
 */
export interface SourceText {
  readonly text: string;
  readonly lineCount: number;
  /** Offsets count UTF-16 code units from 0; one outside of the text is taken as its nearer end. */
  positionAt(offset: number): { line: number; column: number };
  /** The line without its break; undefined when there is no such line. */
  lineText(line: number): string | undefined;
  /** Where a line begins; the end of the text when there is no such line. */
  lineStart(line: number): number;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

export function sourceText(text: string): SourceText {
  const lines = linesOf(text);
  return {
    text,
    get lineCount() {
      return lines(text.length).length;
    },
    positionAt(offset) {
      const inside = Math.min(Math.max(offset, 0), text.length);
      return positionIn(lines(inside), inside);
    },
    lineText: (line) => lineIn(text, lines(text.length, line + 1), line),
    lineStart: (line) => lines(text.length, line)[line - 1] ?? text.length,
  };
}

/** The span from `start` to `end` (offsets in UTF-16 code units, the end exclusive). */
export function spanAt(source: SourceText, start: number, end: number): Span {
  const from = source.positionAt(start);
  const to = source.positionAt(end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** Where lines begin, looked for only as far as somebody asks: up to an offset, or to as many lines. */
function linesOf(text: string) {
  const starts = [0];
  let find: typeof endOfLine | undefined;
  let end = 0;
  return (offset: number, most = Number.POSITIVE_INFINITY): readonly number[] => {
    while (end >= 0 && end <= offset && starts.length < most) {
      find ??= text.includes('\r') ? endOfAnyLine : endOfLine;
      end = find(text, end);
      if (end >= 0) starts.push(end);
    }
    return starts;
  };
}

/** Behind the next line feed; -1 where there is none. */
function endOfLine(text: string, from: number): number {
  return text.indexOf('\n', from) + 1 || -1;
}

function endOfAnyLine(text: string, from: number): number {
  for (let offset = from; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code > carriageReturn) continue;
    if (code === carriageReturn && text.charCodeAt(offset + 1) === lineFeed) return offset + 2;
    if (code === lineFeed || code === carriageReturn) return offset + 1;
  }
  return -1;
}

function positionIn(starts: readonly number[], offset: number): { line: number; column: number } {
  const line = Math.max(
    1,
    firstPlace(starts.length, (place) => (starts[place] ?? 0) > offset),
  );
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

function lineIn(text: string, starts: readonly number[], line: number): string | undefined {
  const start = starts[line - 1];
  if (start === undefined) return undefined;
  const next = starts[line];
  return next === undefined ? text.slice(start) : text.slice(start, next - breakLength(text, next));
}

function breakLength(text: string, end: number): number {
  return text.charCodeAt(end - 1) === lineFeed && text.charCodeAt(end - 2) === carriageReturn ? 2 : 1;
}
