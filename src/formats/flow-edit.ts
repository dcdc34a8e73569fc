import type { JsonValue } from './json-value.ts';
import { indentAt, lineBreakOf, lineStart, type Splice } from './splice.ts';
import type { Container, MemberChanges, NewMember } from './value-edit.ts';

/** A member of an object or list in brackets: from its key on, and where its value begins. */
export interface FlowMember {
  readonly key: string | undefined;
  readonly from: number;
  readonly valueFrom: number;
  readonly to: number;
}

/** An object or list in brackets, which stand before `open` and at `close`. */
export interface FlowContainer extends Container<FlowMember> {
  readonly open: number;
  readonly close: number;
}

/** How values are written: on one line, or from an indentation on. A member of an object is written with its key. */
export interface FlowWriter {
  readonly unit: string;
  /** What stands between members on one line, behind the comma. */
  readonly comma: string;
  readonly brace: string;
  member(key: string | undefined, value: JsonValue, indent: string | undefined): string;
}

/** Members taken out, put in and moved within brackets; what stays keeps every byte. */
export function flowSplices(
  text: string,
  container: FlowContainer,
  { gone, incoming }: MemberChanges,
  writer: FlowWriter,
): Splice[] {
  const { isList, members, open, close } = container;
  const { gap, first, end, indent } = layoutOf(text, container, writer);
  const written = (member: NewMember) =>
    'value' in member
      ? writer.member(isList ? undefined : member.key, member.value, indent)
      : text.slice(members[member.moved]?.from, members[member.moved]?.to);
  const kept = [...members.keys()].filter((index) => !gone.has(index));
  if (kept.length === 0) {
    const all = incoming.flatMap(([, coming]) => coming.map(written));
    return [{ from: open, to: close, text: all.length === 0 ? '' : first + all.join(`,${gap}`) + end }];
  }
  const added = incoming.map(([at, coming]): Splice => {
    const before = kept.findLast((index) => index < at);
    const place = (before === undefined ? members[kept[0] ?? 0]?.from : members[before]?.to) ?? open;
    const pieces = coming.map((member) =>
      before === undefined ? `${written(member)},${gap}` : `,${gap}${written(member)}`,
    );
    return { from: place, to: place, text: pieces.join('') };
  });
  // A member goes with the gap behind it; one at the end with the comma before it.
  const last = kept.at(-1) ?? 0;
  const removed = [...gone].map((at): Splice => {
    const [from, to] =
      at < last ? [members[at]?.from, members[at + 1]?.from] : [members[at - 1]?.to, members[at]?.to];
    return { from: from ?? open, to: to ?? close, text: '' };
  });
  return [...added, ...removed];
}

/** White space between members, before the first and behind the last one; the indentation of members that have lines of their own. */
function layoutOf(text: string, { isList, members, open, close }: FlowContainer, writer: FlowWriter) {
  const [one, two] = members;
  if (one === undefined) return newLayout(text, isList, open, writer);
  const blankBefore = (from: number, to: number) => /[ \t\r\n]*$/.exec(text.slice(from, to))?.[0] ?? '';
  const first = blankBefore(open, one.from);
  const between = two === undefined ? undefined : blankBefore(one.to, two.from);
  const gap = between ?? (first.includes('\n') ? first : writer.comma);
  const isTall = gap.includes('\n') && !areFlat(text, members);
  return {
    gap,
    first,
    end: blankBefore(members.at(-1)?.to ?? open, close),
    indent: isTall ? gap.slice(gap.lastIndexOf('\n') + 1) : undefined,
  };
}

/** Whether there are objects or lists among members, and each is written on one line. */
function areFlat(text: string, members: readonly FlowMember[]): boolean {
  const holders = members
    .map(({ valueFrom, to }) => text.slice(valueFrom, to))
    .filter((value) => /^[[{]/.test(value) && /[\w"]/.test(value));
  return holders.length > 0 && holders.every((value) => !value.includes('\n'));
}

/** Empty brackets are filled over several lines where they stand on a line of their own in a text that has several. */
function newLayout(text: string, isList: boolean, open: number, writer: FlowWriter) {
  const line = text.slice(lineStart(text, open), open - 1);
  const isTall =
    writer.unit !== '' && text.trim().includes('\n') && /^\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?$/.test(line);
  const brace = isList ? '' : writer.brace;
  if (!isTall) return { gap: writer.comma, first: brace, end: brace, indent: undefined };
  const outer = indentAt(text, open);
  const gap = lineBreakOf(text) + outer + writer.unit;
  return { gap, first: gap, end: lineBreakOf(text) + outer, indent: outer + writer.unit };
}
