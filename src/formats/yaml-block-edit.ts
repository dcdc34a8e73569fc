import type { JsonValue } from './json-value.ts';
import { type GoneRun, goneRuns, type MemberChanges, type NewMember } from './member-changes.ts';
import { lineBreakOf, lineStart, nextLine, type Splice } from './splice.ts';
import type { YamlContainer, YamlMember } from './yaml-containers.ts';
import { entryLines, flowText, innerLines, memberLines } from './yaml-scalar-text.ts';

/** A mapping or list whose members stand on lines of their own. */
interface Block {
  readonly text: string;
  readonly members: readonly YamlMember[];
  readonly isList: boolean;
  readonly indent: string;
}

/** Members taken out, put in and moved as lines; comments before them and behind what stays keep their place. */
export function blockSplices(text: string, container: YamlContainer, changes: MemberChanges): Splice[] {
  const { members, isList, owner } = container;
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined) return [];
  const indent = ' '.repeat(first.from - lineStart(text, first.from));
  const block: Block = { text, members, isList, indent };
  const kept = [...members.keys()].filter((index) => !changes.gone.has(index));
  const written = changes.incoming.map(
    ([at, coming]) => [at, coming.flatMap((each) => linesOf(block, each))] as const,
  );
  if (kept.length > 0)
    return [
      ...written.map(([at, lines]) => insertion(block, kept, at, lines)),
      ...goneRuns(members, changes.gone).map((run) => removal(text, run)),
    ];
  const all = written.flatMap(([, lines]) => lines);
  const to = first.from + text.slice(first.from, last.to).trimEnd().length;
  if (all.length > 0) return [{ from: first.from, to, text: joined(block, all) }];
  const empty = isList ? '[]' : '{}';
  return [
    owner === undefined
      ? { from: first.from, to, text: empty }
      : { from: owner.behind, to, text: ` ${empty}` },
  ];
}

function linesOf({ text, members, isList }: Block, member: NewMember): string[] {
  if ('value' in member) return isList ? entryLines([member.value]) : memberOver(member.key, member.value);
  const { from = 0, to = 0 } = members[member.moved] ?? {};
  const column = from - lineStart(text, from);
  const lines = text
    .slice(from, nextLine(text, to))
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  return lines.map((line, index) =>
    index === 0 ? line : line.slice(Math.min(column, /^ */.exec(line)?.[0].length ?? 0)),
  );
}

/** What holds anything takes lines of its own. */
function memberOver(key: string, value: JsonValue): string[] {
  const inner = innerLines(value);
  if (inner.length === 0) return memberLines({ [key]: value });
  return [`${flowText(key)}:`, ...inner.map((line) => (line === '' ? '' : `  ${line}`))];
}

function joined({ text, indent }: Block, lines: readonly string[]): string {
  return lines
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join(lineBreakOf(text));
}

function insertion(block: Block, kept: readonly number[], at: number, lines: readonly string[]): Splice {
  const { text, members, indent } = block;
  const lineBreak = lineBreakOf(text);
  const before = members[kept.findLast((index) => index < at) ?? -1];
  if (before !== undefined) {
    const place = nextLine(text, before.to);
    const isClosed = text[place - 1] === '\n';
    const own = indent + joined(block, lines);
    return { from: place, to: place, text: isClosed ? own + lineBreak : lineBreak + own };
  }
  const next = members[kept[0] ?? 0];
  const from = next?.from ?? 0;
  return { from, to: from, text: joined(block, lines) + lineBreak + indent };
}

/** A run of members goes with its lines; where the first one stands behind something else, up to the next one. */
function removal(text: string, { start: first, end: last, behind: next }: GoneRun<YamlMember>): Splice {
  const start = lineStart(text, first.from);
  const isInline = text.slice(start, first.from).trim() !== '';
  if (isInline && next !== undefined) return { from: first.from, to: next.from, text: '' };
  const to = nextLine(text, last.to);
  const isOpen = to === text.length && !text.endsWith('\n') && start > 0;
  return { from: isOpen ? start - (text[start - 2] === '\r' ? 2 : 1) : start, to, text: '' };
}
