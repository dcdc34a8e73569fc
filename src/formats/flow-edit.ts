import type { JsonValue } from './json-value.ts';
import { type Container, goneRuns, type MemberChanges, type NewMember } from './member-changes.ts';
import { indentAt, lineBreakOf, lineStart, type Splice } from './splice.ts';

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
  changes: MemberChanges,
  writer: FlowWriter,
): Splice[] {
  const { members, open, close } = container;
  const kept = [...members.keys()].filter((index) => !changes.gone.has(index));
  const layout = layoutOf(text, container, writer);
  const written = (member: NewMember) => writtenMember(text, container, layout, writer, member);
  if (kept.length === 0) {
    const all = changes.incoming.flatMap(([, coming]) => coming.map(written));
    return [{ from: open, to: close, text: insideOf(all, layout) }];
  }
  const added = changes.incoming.map(([at, coming]): Splice => {
    const before = kept.findLast((index) => index < at);
    const place = before === undefined ? members[kept[0] ?? 0]?.from : members[before]?.to;
    const pieces = coming.map((member) =>
      before === undefined ? `${written(member)},${layout.gap}` : `,${layout.gap}${written(member)}`,
    );
    return { from: place ?? open, to: place ?? open, text: pieces.join('') };
  });
  return [...added, ...removals(container, changes.gone)];
}

/** A run of members goes with the gap behind it; one at the end with the comma before it. */
function removals({ members }: FlowContainer, gone: ReadonlySet<number>): Splice[] {
  return goneRuns(members, gone).map(({ before, start, end, behind }) =>
    behind === undefined
      ? { from: before?.to ?? 0, to: end.to, text: '' }
      : { from: start.from, to: behind.from, text: '' },
  );
}

interface Layout {
  /** White space before a member and behind the last one. */
  readonly gap: string;
  readonly first: string;
  readonly end: string;
  /** Undefined where members are written on one line. */
  readonly indent: string | undefined;
}

function layoutOf(text: string, { isList, members, open, close }: FlowContainer, writer: FlowWriter): Layout {
  const [one, two] = members;
  if (one === undefined) return newLayout(text, isList, open, writer);
  const first = blankBefore(text, open, one.from);
  const between = two === undefined ? undefined : blankBefore(text, one.to, two.from);
  const gap = between ?? (first.includes('\n') ? first : writer.comma);
  const end = /[ \t\r\n]*$/.exec(text.slice(members.at(-1)?.to ?? open, close))?.[0] ?? '';
  const isTall = gap.includes('\n') && !areFlat(text, members);
  return { gap, first, end, indent: isTall ? gap.slice(gap.lastIndexOf('\n') + 1) : undefined };
}

function blankBefore(text: string, from: number, to: number): string {
  return /[ \t\r\n]*$/.exec(text.slice(from, to))?.[0] ?? '';
}

/** Whether members hold objects or lists, and each is written on one line. */
function areFlat(text: string, members: readonly FlowMember[]): boolean {
  const holders = members.filter(
    ({ valueFrom, to }) => /[[{]/.test(text[valueFrom] ?? '') && /[\w"]/.test(text.slice(valueFrom, to)),
  );
  return (
    holders.length > 0 && holders.every(({ valueFrom, to }) => !text.slice(valueFrom, to).includes('\n'))
  );
}

/** Empty brackets are filled over several lines where they stand on a line of their own in a text that has several. */
function newLayout(text: string, isList: boolean, open: number, writer: FlowWriter): Layout {
  const line = text.slice(lineStart(text, open), open - 1);
  const isTall =
    writer.unit !== '' && text.trim().includes('\n') && /^\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?$/.test(line);
  const brace = isList ? '' : writer.brace;
  if (!isTall) return { gap: writer.comma, first: brace, end: brace, indent: undefined };
  const outer = indentAt(text, open);
  const gap = lineBreakOf(text) + outer + writer.unit;
  return { gap, first: gap, end: lineBreakOf(text) + outer, indent: outer + writer.unit };
}

function insideOf(members: readonly string[], { gap, first, end }: Layout): string {
  return members.length === 0 ? '' : first + members.join(`,${gap}`) + end;
}

function writtenMember(
  text: string,
  { isList, members }: FlowContainer,
  { indent }: Layout,
  writer: FlowWriter,
  member: NewMember,
): string {
  if ('value' in member) return writer.member(isList ? undefined : member.key, member.value, indent);
  const { from = 0, to = 0 } = members[member.moved] ?? {};
  return text.slice(from, to);
}
