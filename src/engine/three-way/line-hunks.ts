import { diffArrays } from 'diff';
import { alignLists } from '../../formats/align-lists.ts';

/** Lines of one text that stand in the place of lines of another; both ranges end before `to`, and one may be empty. */
export interface LineHunk {
  readonly before: LineRange;
  readonly after: LineRange;
}

export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** The time to find the fewest edits grows with the square of their number. */
const mostEdits = 1000;

/** What differs between two lists of lines, in order: as few lines as possible, unless very many do. */
export function lineHunks(before: readonly string[], after: readonly string[]): LineHunk[] {
  const hunks: LineHunk[] = [];
  let from = { before: 0, after: 0 };
  const end = { before: before.length, after: after.length, count: 0 };
  for (const same of [...commonStretches(before, after), end]) {
    if (from.before < same.before || from.after < same.after)
      hunks.push({
        before: { from: from.before, to: same.before },
        after: { from: from.after, to: same.after },
      });
    from = { before: same.before + same.count, after: same.after + same.count };
  }
  return hunks;
}

interface Stretch {
  readonly before: number;
  readonly after: number;
  readonly count: number;
}

function commonStretches(before: readonly string[], after: readonly string[]): readonly Stretch[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: mostEdits });
  if (parts === undefined) return alignLists(before, after).kept.map((pair) => ({ ...pair, count: 1 }));
  const at = { before: 0, after: 0 };
  return parts.flatMap(({ added, removed, count }): Stretch[] => {
    const from = { ...at, count };
    if (!added) at.before += count;
    if (!removed) at.after += count;
    return added || removed ? [] : [from];
  });
}
