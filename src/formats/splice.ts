import type { SourceText } from './source.ts';

/** A stretch of a text, and what stands there instead. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text with stretches replaced; undefined where two of them overlap. What is put in at one place keeps its order. */
export function spliced(text: string, splices: readonly Splice[]): string | undefined {
  const sorted = [...splices].sort((left, right) => left.from - right.from || left.to - right.to);
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, text: next } of sorted) {
    if (from < at) return undefined;
    pieces.push(text.slice(at, from), next);
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

/** The white space that the line of a place begins with. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

/** Where the line of a place begins. */
export function lineStart(text: string, offset: number): number {
  const before = text.slice(0, Math.max(offset, 0));
  const start = before.lastIndexOf('\n') + 1;
  return start + before.slice(start).lastIndexOf('\r') + 1;
}

/** How the lines of a text end: as the first one does. */
export function lineBreakOf(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}

/** What changes in a text by its lines, which count from 1. */
export interface LineChanges {
  /** The first and the last line of what goes. */
  readonly gone: (readonly [first: number, last: number])[];
  /** What comes before a line, without its last break; before a line that is not there, at the end. */
  readonly coming: (readonly [before: number, text: string])[];
  /** Changes within lines that stay. */
  readonly within: Splice[];
}

export function noChanges(): LineChanges {
  return { gone: [], coming: [], within: [] };
}

/** Lines in a row, without the last break. */
export function linesFrom(source: SourceText, first: number, last: number): string {
  return source.text.slice(source.lineStart(first), lineEnd(source, last));
}

/** A text that does not end with a break does not get one, unless its last line goes. */
export function lineSplices(source: SourceText, { gone, coming, within }: LineChanges): Splice[] {
  const lineBreak = lineBreakOf(source.text);
  const ranges = outermost(gone);
  const isOpen = source.text !== '' && !/[\r\n]$/.test(source.text);
  const isLastGone = ranges.at(-1)?.[1] === source.lineCount;
  const isBehind = (before: number) => isOpen && !isLastGone && before > source.lineCount;
  const added = coming.map(([before, text]): Splice => {
    const from = source.lineStart(before);
    return { from, to: from, text: isBehind(before) ? lineBreak + text : text + lineBreak };
  });
  const removed = ranges.map(([first, last], index): Splice => {
    // A line without a break goes with the one before it.
    const isAlone = ranges[index - 1]?.[1] !== first - 1 && coming.every(([before]) => before < first);
    const isCut = isOpen && last === source.lineCount && first > 1 && isAlone;
    const from = isCut ? lineEnd(source, first - 1) : source.lineStart(first);
    return { from, to: source.lineStart(last + 1), text: '' };
  });
  // At one place they stay in this order.
  const behind = added.filter((_, index) => isBehind(coming[index]?.[0] ?? 0));
  return [...added.filter((each) => !behind.includes(each)), ...within, ...behind, ...removed];
}

export function lineEnd(source: SourceText, line: number): number {
  return source.lineStart(line) + (source.lineText(line)?.length ?? 0);
}

/** What stands within something that goes, goes with it. */
function outermost(ranges: LineChanges['gone']): LineChanges['gone'] {
  let end = 0;
  return [...ranges]
    .sort((left, right) => left[0] - right[0] || right[1] - left[1])
    .filter(([, last]) => {
      const isOuter = last > end;
      end = Math.max(end, last);
      return isOuter;
    });
}
