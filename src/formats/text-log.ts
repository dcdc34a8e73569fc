import { type LineEdit, lineEdits } from './line-edit.ts';
import { pointerTokens, type Span } from './location.ts';
import { indexIn, locateNearest } from './nearest-place.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText, sourceText } from './source.ts';
import type { Splice } from './splice.ts';
import { textFault } from './text-fault.ts';
import type { ValueEdit } from './value-edit.ts';

/**
 * The lines of a log as `{ lines: [...] }`, in order, without their breaks. Whether the last one has a break, and which
 * kind of break, changes nothing. `maxValues` counts lines.
 */
export function parseTextLog(source: SourceText, { maxValues }: { readonly maxValues: number }): ParsedText {
  const { lineCount, text } = source;
  const isClosed = text === '' || text.endsWith('\n') || text.endsWith('\r');
  const count = isClosed ? lineCount - 1 : lineCount;
  const part = {
    lineText: source.lineText,
    locate: (pointers: readonly string[]) =>
      locateNearest(pointers, ([list, index]) =>
        list === 'lines' && index !== undefined ? lineSpan(source, indexIn(index) + 1, count) : undefined,
      ),
  };
  const tooMany = lineSpan(source, maxValues + 1, count);
  if (tooMany !== undefined) {
    const message = `holds more than ${maxValues} lines`;
    return { value: undefined, faults: [textFault('too-many-values', message, tooMany)], source: part };
  }
  const lines = Array.from({ length: count }, (_, index) => source.lineText(index + 1) ?? '');
  return { value: { lines }, faults: [], source: part };
}

function lineSpan(source: SourceText, line: number, count: number): Span | undefined {
  const text = line < 1 || line > count ? undefined : source.lineText(line);
  return text === undefined ? undefined : { line, column: 1, endLine: line, endColumn: text.length + 1 };
}

/** What changes in the lines of a log, `/lines/3` being the fourth; undefined for what is no edit of a line. */
export function textLogSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  const source = sourceText(text);
  const isClosed = text === '' || /[\r\n]$/.test(text);
  const count = isClosed ? source.lineCount - 1 : source.lineCount;
  const lines = Array.from({ length: count }, (_, index) => index + 1);
  const own = edits.map(asLineEdit);
  const known = own.filter((edit) => edit !== undefined);
  return known.length < own.length ? undefined : lineEdits(source, lines, known);
}

function asLineEdit(edit: ValueEdit): LineEdit | undefined {
  const [list, token, ...rest] = pointerTokens(edit.pointer);
  const at = indexIn(token);
  if (list !== 'lines' || at < 0 || rest.length > 0 || edit.type === 'single') return undefined;
  if (!('value' in edit)) return { ...edit, at };
  return typeof edit.value === 'string' && !/[\r\n]/.test(edit.value)
    ? { type: edit.type, at, value: edit.value }
    : undefined;
}
