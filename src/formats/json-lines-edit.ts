import { jsonSplices } from './json-edit.ts';
import { filledLines, linePlaces, parseJsonLines } from './json-lines.ts';
import { layOutJson, styleOf } from './json-text.ts';
import { defaultLimits } from './limits.ts';
import { type LineEdit, lineEdits } from './line-splices.ts';
import { indexIn, pointerTokens } from './location.ts';
import { sourceText } from './source.ts';
import type { Splice } from './splice.ts';
import { writtenFormat } from './text-form.ts';
import type { ValueEdit } from './value-edit.ts';

/** What changes in a text of JSON lines: whole lines, or values in them. Blank lines are no members. */
function jsonLineSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  const source = sourceText(text);
  const { lines } = filledLines(source);
  const style = { ...styleOf(text), unit: '' };
  const inner: ValueEdit[] = [];
  const whole: LineEdit[] = [];
  for (const edit of edits) {
    const [token, ...rest] = pointerTokens(edit.pointer);
    const at = indexIn(token);
    if (rest.length > 0) inner.push(edit);
    else if (at < 0 || edit.type === 'single') return undefined;
    else if ('value' in edit) whole.push({ ...edit, at, value: layOutJson(edit.value, style, undefined) });
    else whole.push({ ...edit, at });
  }
  const inLines = jsonSplices(text, inner, style, linePlaces(source, lines));
  const ofLines = lineEdits(source, lines, whole);
  return inLines && ofLines && [...inLines, ...ofLines];
}

export const jsonLinesFormat = writtenFormat(
  (source) => parseJsonLines(source, defaultLimits),
  jsonLineSplices,
  { isWhole: true, isProven: true },
);
