import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { TextForm } from '../../formats/text-form.ts';
import { textLines } from '../values/text-lines.ts';
import { valueEdits } from '../values/value-diff.ts';
import { mergedLines } from './merge-lines.ts';
import { type Meeting, type MergeLaw, mergeValues } from './merge-values.ts';
import { eachOf, type MergeSide, type ThreeTexts } from './three.ts';

/** The merged text with each side's choice in every conflict; both are the same where there is none. */
export interface MergedTexts {
  readonly ours: string;
  readonly theirs: string;
  /** Values that both sides changed unlike; where texts differ without one, both changed the same words around them. */
  readonly conflicts: readonly Meeting[];
  /** Set where nothing was put together, since it cannot be written. */
  readonly isApart?: true;
}

/** Three texts of one form as one, by what they say. Undefined where one cannot be read. */
export function mergeTexts(form: TextForm, texts: ThreeTexts, law: MergeLaw): MergedTexts | undefined {
  const values = eachOf((side) => form.read(texts[side]));
  const isNew = texts.base.trim() === '';
  if ((values.base === undefined && !isNew) || values.ours === undefined || values.theirs === undefined)
    return undefined;
  if (form.isLog === true) return { ...mergedLog(texts), conflicts: [] };
  const merged = { ours: mergeValues(values, law, 'ours'), theirs: mergeValues(values, law, 'theirs') };
  const textOf = (side: MergeSide) => {
    const { value } = merged[side];
    return value === undefined ? undefined : textSaying(form, texts, form.settle?.(value) ?? value, side);
  };
  const [ours, theirs] = [textOf('ours'), textOf('theirs')];
  if (ours !== undefined && theirs !== undefined) return { ours, theirs, conflicts: merged.ours.conflicts };
  return { ours: texts.ours, theirs: texts.theirs, conflicts: merged.ours.conflicts, isApart: true };
}

/** What both sides put in at one place of a log is there whole, ours first; a piece that both put in is there once. */
function mergedLog(texts: ThreeTexts): Readonly<Record<MergeSide, string>> {
  const merged = (side: MergeSide) =>
    mergedLines(texts, (stretch) =>
      stretch.base.length > 0 ? stretch[side] : [...stretch.ours, ...stretch.theirs],
    );
  return { ours: merged('ours'), theirs: merged('theirs') };
}

/**
 * The text that says what is wanted, with a side's lines where both changed the same ones. The wanted value is written into all
 * three texts: what differs then is layout and prose, and git's merge of lines brings it together.
 */
function textSaying(
  form: TextForm,
  texts: ThreeTexts,
  wanted: JsonValue,
  side: MergeSide,
): string | undefined {
  const { base, ours, theirs } = eachOf((each) => written(form, texts, texts[each], wanted));
  const candidates = [
    base === undefined || ours === undefined || theirs === undefined
      ? undefined
      : mergedLines({ base, ours, theirs }, (stretch) => stretch[form.isWhole ? 'ours' : side]),
    // Of a text that says all in its value nothing is lost but layout.
    form.isWhole ? ours : undefined,
    mergedLines(texts, (stretch) => stretch[side]),
  ];
  return candidates.find((text) => text !== undefined && jsonEqual(form.read(text), wanted));
}

/** A text with another value; undefined where it cannot be written, or lines would go that nobody took out. */
function written(form: TextForm, texts: ThreeTexts, text: string, wanted: JsonValue): string | undefined {
  const value = form.read(text);
  if (value === undefined || jsonEqual(value, wanted)) return text;
  const edits = valueEdits(value, wanted);
  if (edits.some(({ pointer }) => pointer === '')) return undefined;
  const removals = edits.filter(({ type }) => type === 'remove');
  const rest = form.isWhole || removals.length === 0 ? text : form.write(text, removals);
  if (rest === undefined || !isTakenOut(linesGone(text, rest), texts)) return undefined;
  return form.write(text, edits);
}

function linesGone(before: string, after: string): readonly string[] {
  const left = new Set(textLines(after));
  return textLines(before).filter((line) => line.trim() !== '' && !left.has(line));
}

/** Whether the base has all of the lines, and some side none of each. */
function isTakenOut(gone: readonly string[], texts: ThreeTexts): boolean {
  const { base, ours, theirs } = eachOf((side) => new Set(textLines(texts[side])));
  return gone.every((line) => base.has(line) && !(ours.has(line) && theirs.has(line)));
}
