import { jsonSplices } from './json-edit.ts';
import { filledLines, linePlaces, parseJsonLines } from './json-lines.ts';
import { layOutJson, styleOf } from './json-text.ts';
import { defaultLimits } from './limits.ts';
import { lineEdits } from './line-splices.ts';
import { pointerTokens } from './location.ts';
import { sourceText } from './source.ts';
import type { Splice } from './splice.ts';
import { writtenFormat } from './text-form.ts';
import type { ValueEdit } from './value-edit.ts';

/** What changes in a text of JSON lines: whole lines, or values in them. Blank lines are no members. */
function jsonLineSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  const source = sourceText(text);
  const { lines } = filledLines(source);
  const style = { ...styleOf(text), unit: '' };
  const isInner = ({ pointer }: ValueEdit) => pointerTokens(pointer).length > 1;
  const [inner, whole] = [edits.filter(isInner), edits.filter((edit) => !isInner(edit))];
  const inLines = jsonSplices(text, inner, style, linePlaces(source, lines));
  const ofLines = lineEdits(source, lines, whole, '', (value) => layOutJson(value, style, undefined));
  return inLines && ofLines && [...inLines, ...ofLines];
}

export const jsonLinesFormat = writtenFormat(
  (source) => parseJsonLines(source, defaultLimits),
  jsonLineSplices,
  { isWhole: true, isProven: true },
);
