import { pointerTokens } from '../core/location.ts';
import type { ValueEdit } from '../core/value-edit.ts';
import { type LineEdit, lineEdits } from './line-edit.ts';
import { indexIn } from './nearest-place.ts';
import { sourceText } from './source.ts';
import type { Splice } from './splice.ts';

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
