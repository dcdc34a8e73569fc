import { textLines } from '../values/text-lines.ts';
import { type LineRange, lineHunks } from './line-hunks.ts';

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
    lines
      .slice(from, to)
      .map((line) => (line.endsWith('\n') ? line : line + lineEnd))
      .join('');
  let [text, at] = ['', 0];
  for (const { before, after } of lineHunks(left, right)) {
    text += left.slice(at, before.from).join('') + marker('<', style.ours) + closed(left, before);
    text += marker('=') + closed(right, after) + marker('>', style.theirs);
    at = before.to;
  }
  return text + left.slice(at).join('');
}
