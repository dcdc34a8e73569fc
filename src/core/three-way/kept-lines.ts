import { textLines } from '../text-lines.ts';
import type { ValueEdit } from '../value-edit.ts';
import type { ThreeTexts } from './changed-stretches.ts';
import { type LineHunk, lineHunks } from './line-hunks.ts';

/**
 * Whether writing values into prose made up no line and left none out. A mark is no part of its line, nor is a bullet's sign; a line may say what both
 * sides changed in it; and what went stands elsewhere whole, as where both put in one item.
 */
export function keepsLines(
  before: string,
  after: string,
  edits: readonly ValueEdit[],
  { ours, theirs }: ThreeTexts,
): boolean {
  const [old, now] = [unmarked(before), unmarked(after)];
  const written = new Set([...unmarked(ours), ...unmarked(theirs)]);
  const isInPlace = edits.every(({ type }) => type === 'replace');
  const whole = `\n${now.join('\n')}\n`;
  return lineHunks(old, now).every((hunk) => {
    const [gone, come] = [within(old, hunk.before), within(now, hunk.after)];
    if (isInPlace && gone.length === come.length) return true;
    const isElsewhere = gone.length === 0 || whole.includes(`\n${gone.join('\n')}\n`);
    return come.every((line) => written.has(line)) && isElsewhere;
  });
}

const within = (lines: readonly string[], { from, to }: LineHunk['before']) => lines.slice(from, to);

/** The lines that are not blank, without what their first box holds; which sign is a bullet is layout. */
function unmarked(text: string): string[] {
  return textLines(text)
    .map((line) =>
      line
        .trimEnd()
        .replace(/\[.\]/, '[]')
        .replace(/^(\s*)[*+](?= )/, '$1-'),
    )
    .filter((line) => line !== '');
}
