import { textLines } from '../text-lines.ts';
import { type LineHunk, type LineRange, lineHunks } from './line-hunks.ts';

/** How conflicts are marked: so many signs, and what each side is called. */
export interface ConflictStyle {
  readonly size: number;
  readonly ours: string;
  readonly theirs: string;
}

/** Two texts as one, with git's conflict markers around the lines that differ, and no others. */
export function conflictText(
  ours: string,
  theirs: string,
  style: ConflictStyle,
  wholes: readonly LineHunk[] = [],
): string {
  const [left, right] = [textLines(ours), textLines(theirs)];
  const lineEnd = ours.includes('\r\n') ? '\r\n' : '\n';
  const marker = (sign: string, name = '') =>
    `${sign.repeat(style.size)}${name === '' ? '' : ` ${name}`}${lineEnd}`;
  const closed = (lines: readonly string[], { from, to }: LineRange) =>
    lines.slice(from, to).map((line) => (line.endsWith('\n') ? line : line + lineEnd));
  const pieces: string[] = [];
  let at = 0;
  for (const { before, after } of wholes.reduce(withWhole, together(lineHunks(left, right)))) {
    pieces.push(
      ...left.slice(at, before.from),
      marker('<', style.ours),
      ...closed(left, before),
      marker('='),
      ...closed(right, after),
      marker('>', style.theirs),
    );
    at = before.to;
  }
  return [...pieces, ...left.slice(at)].join('');
}

/** What was put in behind a line that changed goes with that line: a comma may hang on it. */
function together(hunks: readonly LineHunk[]): LineHunk[] {
  const found: LineHunk[] = [];
  for (const hunk of hunks) {
    const last = found.at(-1);
    const isBehind = hunk.before.from === hunk.before.to && last?.before.to === hunk.before.from;
    if (last === undefined || !isBehind) found.push(hunk);
    else
      found[found.length - 1] = {
        before: last.before,
        after: { from: last.after.from, to: hunk.after.to },
      };
  }
  return found;
}

/** What differs, where all of an item is one difference; in order. */
function withWhole(hunks: readonly LineHunk[], whole: LineHunk): LineHunk[] {
  let range = { ...whole.before };
  const edge = (side: 'before' | 'after', line: number, end: 'from' | 'to') => {
    const [own, other] = side === 'before' ? (['before', 'after'] as const) : (['after', 'before'] as const);
    const inside = hunks.find((hunk) => hunk[own].from < line && line < hunk[own].to);
    if (inside !== undefined) return inside[other][end];
    // What was put in right there is within.
    const behind = hunks.findLast((hunk) =>
      end === 'from'
        ? hunk[own].to < line || (hunk[own].to === line && hunk[own].from < line)
        : hunk[own].to <= line,
    );
    return behind === undefined ? line : line - behind[own].to + behind[other].to;
  };
  range = {
    from: Math.min(range.from, edge('after', whole.after.from, 'from')),
    to: Math.max(range.to, edge('after', whole.after.to, 'to')),
  };
  const meets = ({ before }: LineHunk) => before.from <= range.to && before.to >= range.from;
  const within = hunks.filter(meets);
  const [first, last] = [within[0], within.at(-1)];
  range = {
    from: Math.min(range.from, first?.before.from ?? range.from),
    to: Math.max(range.to, last?.before.to ?? range.to),
  };
  const one = {
    before: range,
    after: { from: edge('before', range.from, 'from'), to: edge('before', range.to, 'to') },
  };
  return [
    ...hunks.filter((hunk) => !meets(hunk) && hunk.before.to < range.from),
    one,
    ...hunks.filter((hunk) => !meets(hunk) && hunk.before.from > range.to),
  ];
}
