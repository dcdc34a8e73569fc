import { type FlowContainer, type FlowMember, type FlowWriter, flowSplices } from './flow-edit.ts';
import { parseJson } from './json.ts';
import { filledLines, linePlaces, parseJsonLines } from './json-lines.ts';
import { jsonPlaces } from './json-places.ts';
import { type JsonStyle, layOutJson, styleOf } from './json-text.ts';
import type { JsonValue } from './json-value.ts';
import { defaultLimits } from './limits.ts';
import { pointerTokens } from './location.ts';
import { sourceText } from './source.ts';
import { indentAt, lineStart, type Splice } from './splice.ts';
import { writtenFormat } from './text-form.ts';
import { lineEdits } from './text-log.ts';
import { memberSplices, type ValueEdit, wholeValue } from './value-edit.ts';

/** What changes in a JSON text; undefined where an edit leads nowhere. Every other byte stays. */
function jsonSplices(
  text: string,
  edits: readonly ValueEdit[],
  style = styleOf(text),
  places = jsonPlaces(text),
): Splice[] | undefined {
  const whole = wholeValue(edits);
  if (whole !== undefined) return [replacement(text, places.root, whole, style)];
  const writer: FlowWriter = {
    ...style,
    member: (key, value, indent) =>
      (key === undefined ? '' : layOutJson(key, style, undefined) + style.colon) +
      layOutJson(value, style, indent),
  };
  const containerAt = (pointer: string) => {
    const { member, isExact } = places.nearest(pointer);
    return isExact ? places.containerAt(member.valueFrom) : undefined;
  };
  return memberSplices<FlowMember, FlowContainer>(
    edits,
    containerAt,
    (member, value) => replacement(text, member, value, style),
    (container, changes) => flowSplices(text, container, changes, writer),
  );
}

/** What was written over several lines stays so, and what has a line of its own may take more. */
function replacement(
  text: string,
  { from, valueFrom, to }: FlowMember,
  value: JsonValue,
  style: JsonStyle,
): Splice {
  const isAlone = lineStart(text, from) > 0 && text.slice(lineStart(text, from), from).trim() === '';
  const old = text.slice(valueFrom, to);
  const isTall = old.includes('\n') || (isAlone && !/^[[{]\s*[^\s\]}]/.test(old));
  const indent = isTall ? indentAt(text, from) : undefined;
  return { from: valueFrom, to, text: layOutJson(value, style, indent) };
}

export const jsonFormat = writtenFormat(parseJson, jsonSplices, { isWhole: true, isProven: true });

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
