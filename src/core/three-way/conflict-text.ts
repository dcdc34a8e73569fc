import { textLines } from '../text-lines.ts';
import { type LineHunk, type LineRange, lineHunks } from './line-hunks.ts';

/** How conflicts are marked: so many signs, and what each side is called. */
export interface ConflictStyle {
  readonly size: number;
  readonly ours: string;
  readonly theirs: string;
}

/** Two texts as one, with git's conflict markers around the lines that differ, and no others. */
export function conflictText(ours: string, theirs: string, style: ConflictStyle): string {
  const [left, right] = [textLines(ours), textLines(theirs)];
  const lineEnd = ours.includes('\r\n') ? '\r\n' : '\n';
  const marker = (sign: string, name = '') =>
    `${sign.repeat(style.size)}${name === '' ? '' : ` ${name}`}${lineEnd}`;
  const closed = (lines: readonly string[], { from, to }: LineRange) =>
    lines.slice(from, to).map((line) => (line.endsWith('\n') ? line : line + lineEnd));
  const pieces: string[] = [];
  let at = 0;
  for (const { before, after } of together(lineHunks(left, right))) {
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
