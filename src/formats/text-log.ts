import type { JsonValue } from './json-value.ts';
import { defaultLimits } from './limits.ts';
import { indexIn, type Span } from './location.ts';
import { placedText, spanIn, unreadText } from './nearest-place.ts';
import type { ParsedText } from './parsed.ts';
import { type SourceText, sourceText } from './source.ts';
import { lineEnd, lineSplices, linesFrom, noChanges, type Splice } from './splice.ts';
import { textFault } from './text-fault.ts';
import { writtenFormat } from './text-form.ts';
import { splitPointer, type ValueEdit } from './value-edit.ts';

/**
 * The lines of a log as `{ lines: [...] }`, in order, without their breaks. Whether the last one has a break, and which
 * kind of break, changes nothing. `maxValues` counts lines.
 */
export function parseTextLog(source: SourceText, { maxValues }: { readonly maxValues: number }): ParsedText {
  const lines = linesOf(source);
  const spanOf = (index: number): Span | undefined => {
    const text = lines[index];
    return text === undefined ? undefined : spanIn(index + 1, 0, text.length);
  };
  const tooMany = spanOf(maxValues);
  if (tooMany !== undefined)
    return unreadText(source, [textFault('too-many-values', `holds more than ${maxValues} lines`, tooMany)]);
  const part = placedText(source, (pointer) => {
    const { container, token } = splitPointer(pointer);
    return container === '/lines' ? spanOf(indexIn(token)) : undefined;
  });
  return { value: { lines }, faults: [], source: part };
}

function linesOf(source: SourceText): string[] {
  const lines = Array.from({ length: source.lineCount }, (_, index) => source.lineText(index + 1) ?? '');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
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

/** What changes in the lines of a log, `/lines/3` being the fourth; undefined for what is no edit of a line. */
function textLogSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  const source = sourceText(text);
  const numbers = linesOf(source).map((_, index) => index + 1);
  return lineEdits(source, numbers, edits, '/lines', (value) =>
    typeof value === 'string' && !/[\r\n]/.test(value) ? value : undefined,
  );
}

export const textLogFormat = writtenFormat((source) => parseTextLog(source, defaultLimits), textLogSplices, {
  isWhole: true,
  isProven: false,
});
