import { type FlowContainer, type FlowMember, type FlowWriter, flowSplices } from './flow-edit.ts';
import { jsonContainers } from './json-containers.ts';
import { type JsonStyle, layOutJson, styleOf } from './json-layout.ts';
import type { JsonValue } from './json-value.ts';
import { memberChanges } from './member-changes.ts';
import { indentAt, lineStart, type Splice } from './splice.ts';
import { byContainer, type ContainerEdits, type ValueEdit, wholeValue } from './value-edit.ts';

/** What changes in a JSON text; undefined where an edit leads nowhere. Every other byte stays. */
export function jsonSplices(
  text: string,
  edits: readonly ValueEdit[],
  style = styleOf(text),
): Splice[] | undefined {
  const whole = wholeValue(edits);
  if (whole !== undefined) return [replacedWhole(text, whole, style)];
  const groups = byContainer(edits);
  const containers = jsonContainers(text, groups.keys());
  const splices: Splice[] = [];
  for (const [pointer, group] of groups) {
    const container = containers.get(pointer);
    const own = container === undefined ? undefined : containerSplices(text, container, group, style);
    if (own === undefined) return undefined;
    splices.push(...own);
  }
  return splices;
}

function replacedWhole(text: string, value: JsonValue, style: JsonStyle): Splice {
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  return { from, to, text: layOutJson(value, style, text.slice(from, to).includes('\n') ? '' : undefined) };
}

function containerSplices(
  text: string,
  container: FlowContainer,
  edits: ContainerEdits,
  style: JsonStyle,
): Splice[] | undefined {
  const changes = memberChanges(container, edits);
  if (changes === undefined) return undefined;
  const replaced = changes.replaced.flatMap(([at, value]): Splice[] => {
    const member = container.members[at];
    return member === undefined ? [] : [replacement(text, member, value, style)];
  });
  if (changes.gone.size === 0 && changes.incoming.length === 0) return replaced;
  return [...replaced, ...flowSplices(text, container, changes, jsonWriter(style))];
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
