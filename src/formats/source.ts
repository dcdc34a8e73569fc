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
  let known: number[] | undefined;
  const starts = () => {
    known ??= lineStarts(text);
    return known;
  };
  return {
    text,
    get lineCount() {
      return starts().length;
    },
    positionAt(offset) {
      const inside = Math.min(Math.max(offset, 0), text.length);
      const line = firstPlace(starts().length, (place) => (starts()[place] ?? 0) > inside);
      return { line, column: inside - (starts()[line - 1] ?? 0) + 1 };
    },
    lineText(line) {
      const [start, next] = [starts()[line - 1], starts()[line]];
      if (start === undefined || next === undefined) return start === undefined ? start : text.slice(start);
      return text.slice(start, next - (text.startsWith('\r\n', next - 2) ? 2 : 1));
    },
    lineStart: (line) => starts()[line - 1] ?? text.length,
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  if (text.includes('\r'))
    for (const { 0: sign, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + sign.length);
  else for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The span from `start` to `end` (offsets in UTF-16 code units, the end exclusive). */
export function spanAt(source: SourceText, start: number, end: number): Span {
  const from = source.positionAt(start);
  const to = source.positionAt(end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}
