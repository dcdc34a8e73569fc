import { jsonSplices } from './json-edit.ts';
import { layOutJson, styleOf } from './json-layout.ts';
import { filledLines } from './json-lines.ts';
import { type LineEdit, lineEdits } from './line-edit.ts';
import { pointerTokens } from './location.ts';
import { sourceText } from './source.ts';
import { type Splice, spliced } from './splice.ts';
import type { ValueEdit } from './value-edit.ts';

/** What changes in a text of JSON lines: whole lines, or values in them. Blank lines are no members. */
export function jsonLineSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  const source = sourceText(text);
  const { lines, texts } = filledLines(source);
  const style = { ...styleOf(text), unit: '' };
  const inner = new Map<number, ValueEdit[]>();
  const whole: LineEdit[] = [];
  for (const edit of edits) {
    const [token = '', ...rest] = pointerTokens(edit.pointer);
    const at = Number(token);
    if (edit.pointer === '' || Number.isNaN(at)) return undefined;
    if (rest.length > 0) inner.set(at, [...(inner.get(at) ?? []), within(edit)]);
    else if ('value' in edit) whole.push({ ...edit, at, value: layOutJson(edit.value, style, undefined) });
    else if (edit.type === 'single') return undefined;
    else whole.push({ ...edit, at });
  }
  for (const [at, own] of inner) {
    const line = texts[at] ?? '';
    const splices = jsonSplices(line, own, style);
    const value = splices === undefined ? undefined : spliced(line, splices);
    if (value === undefined) return undefined;
    whole.push({ type: 'replace', at, value });
  }
  return lineEdits(source, lines, whole);
}

function within(edit: ValueEdit): ValueEdit {
  return { ...edit, pointer: edit.pointer.slice(edit.pointer.indexOf('/', 1)) };
}
