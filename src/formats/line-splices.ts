import type { JsonValue } from './json-value.ts';
import { indexIn } from './location.ts';
import type { SourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';
import { splitPointer, type ValueEdit } from './value-edit.ts';

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

function lineEnd(source: SourceText, line: number): number {
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

/**
 * What changes in a text, of which `lines` are the numbers of the lines that count, as members of a list at `root`; undefined where an
 * edit is about no such line, or a value cannot be written as one.
 */
export function lineEdits(
  source: SourceText,
  lines: readonly number[],
  edits: readonly ValueEdit[],
  root: string,
  write: (value: JsonValue) => string | undefined,
): Splice[] | undefined {
  const changes = noChanges();
  const placeBefore = (at: number) => lines[at] ?? (lines.at(-1) ?? 0) + 1;
  for (const edit of edits) {
    const { container, token } = splitPointer(edit.pointer);
    const at = indexIn(token);
    const line = lines[at];
    const text = 'value' in edit ? write(edit.value) : '';
    if (container !== root || at < 0 || edit.type === 'single' || text === undefined) return undefined;
    if (edit.type === 'insert') changes.coming.push([placeBefore(at), text]);
    else if (line === undefined) return undefined;
    else if (edit.type === 'replace')
      changes.within.push({ from: source.lineStart(line), to: lineEnd(source, line), text });
    else changes.gone.push([line, line]);
    if (edit.type === 'move' && line !== undefined)
      changes.coming.push([placeBefore(edit.before), linesFrom(source, line, line)]);
  }
  return lineSplices(source, changes);
}
