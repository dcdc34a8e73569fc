import { type FlowContainer, type FlowMember, type FlowWriter, flowSplices } from './flow-edit.ts';
import { type JsonStyle, layOutJson, styleOf } from './json-layout.ts';
import { jsonPlaces } from './json-places.ts';
import type { JsonValue } from './json-value.ts';
import { memberSplices } from './member-changes.ts';
import { indentAt, lineStart, type Splice } from './splice.ts';
import { byContainer, type ValueEdit, wholeValue } from './value-edit.ts';

/** What changes in a JSON text; undefined where an edit leads nowhere. Every other byte stays. */
export function jsonSplices(
  text: string,
  edits: readonly ValueEdit[],
  style = styleOf(text),
): Splice[] | undefined {
  const whole = wholeValue(edits);
  if (whole !== undefined) return [replacedWhole(text, whole, style)];
  const pointers = [...byContainer(edits).keys()];
  const { placeOf } = jsonPlaces(text, pointers, { isJson: true, withMembers: true });
  return memberSplices<FlowMember, FlowContainer>(edits, {
    containerAt(pointer) {
      const { place, isExact } = placeOf(pointer);
      if (!isExact || place?.isList === undefined) return undefined;
      const { from, to, isList, members } = place;
      return { isList, members, open: from + 1, close: to - 1 };
    },
    replacement: (member, value) => replacement(text, member, value, style),
    rearranged: (container, changes) => flowSplices(text, container, changes, jsonWriter(style)),
  });
}

function replacedWhole(text: string, value: JsonValue, style: JsonStyle): Splice {
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  return { from, to, text: layOutJson(value, style, text.slice(from, to).includes('\n') ? '' : undefined) };
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

function jsonWriter(style: JsonStyle): FlowWriter {
  return {
    unit: style.unit,
    comma: style.comma,
    brace: style.brace,
    member: (key, value, indent) => {
      const name = key === undefined ? '' : `${layOutJson(key, style, undefined)}${style.colon}`;
      return name + layOutJson(value, style, indent);
    },
  };
}
