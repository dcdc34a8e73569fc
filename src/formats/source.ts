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

export function sourceText(text: string): SourceText {
  const starts = [0];
  let end = 0;
  let nextLine: typeof endOfLine | undefined;
  /** Lines are looked for only as far as somebody asks: up to an offset, or to as many of them. */
  const find = (offset: number, most = Number.POSITIVE_INFINITY): void => {
    while (end >= 0 && end <= offset && starts.length < most) {
      nextLine ??= text.includes('\r') ? endOfAnyLine : endOfLine;
      end = nextLine(text, end);
      if (end >= 0) starts.push(end);
    }
  };
  return {
    text,
    get lineCount() {
      find(text.length);
      return starts.length;
    },
    positionAt(offset) {
      const inside = Math.min(Math.max(offset, 0), text.length);
      find(inside);
      const line = firstPlace(starts.length, (place) => (starts[place] ?? 0) > inside);
      return { line, column: inside - (starts[line - 1] ?? 0) + 1 };
    },
    lineText(line) {
      find(text.length, line + 1);
      const [start, next] = [starts[line - 1], starts[line]];
      if (start === undefined || next === undefined) return start === undefined ? start : text.slice(start);
      return text.slice(start, next - (text.startsWith('\r\n', next - 2) ? 2 : 1));
    },
    lineStart(line) {
      find(text.length, line);
      return starts[line - 1] ?? text.length;
    },
  };
}

/** The span from `start` to `end` (offsets in UTF-16 code units, the end exclusive). */
export function spanAt(source: SourceText, start: number, end: number): Span {
  const from = source.positionAt(start);
  const to = source.positionAt(end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** Behind the next line feed; -1 where there is none. */
function endOfLine(text: string, from: number): number {
  return text.indexOf('\n', from) + 1 || -1;
}

const anyBreak = /\r\n?|\n/g;

function endOfAnyLine(text: string, from: number): number {
  anyBreak.lastIndex = from;
  return anyBreak.test(text) ? anyBreak.lastIndex : -1;
}
