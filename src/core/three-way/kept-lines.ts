import type { ValueEdit } from '../../formats/value-edit.ts';
import { textLines } from '../text-lines.ts';
import { type LineHunk, lineHunks } from './line-hunks.ts';
import type { ThreeTexts } from './three.ts';

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
  // What changes within a member of a list leaves it where it is.
  const isInPlace = edits.every(({ type, pointer }) => type === 'replace' || pointer.split('/').length > 3);
  const whole = `\n${now.join('\n')}\n`;
  return lineHunks(old, now).every((hunk) => {
    const [gone, come] = [within(old, hunk.before), within(now, hunk.after)];
    if (isInPlace && gone.length === come.length) return true;
    const isElsewhere = gone.length === 0 || whole.includes(`\n${gone.join('\n')}\n`);
    return come.every((line) => written.has(line)) && isElsewhere;
  });
}

/**
 * Whether a text has the lines that both sides made of the base, each as often as what both did comes to: so what one of them
 * took away is away, and what either wrote is there. A line that both added, or took away, may be one line or two.
 */
export function holdsBoth(text: string, { base, ours, theirs }: ThreeTexts): boolean {
  const [now, old, left, right] = [text, base, ours, theirs].map(countedLines);
  if (now === undefined || old === undefined || left === undefined || right === undefined) return false;
  const lines = new Set([...now.keys(), ...old.keys(), ...left.keys(), ...right.keys()]);
  return [...lines].every((line) => {
    const [is, was, one, other] = [now, old, left, right].map((counts) => counts.get(line) ?? 0);
    const [count = 0, from = 0, mine = 0, yours = 0] = [is, was, one, other];
    const both = mine + yours - from;
    return count === both || (mine === yours && count === mine);
  });
}

function countedLines(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of unmarked(text)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
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
