import type { ThreeTexts } from './changed-stretches.ts';
import { type LineHunk, lineHunks } from './line-hunks.ts';
import { joinRegions, regionsBy } from './merge-lines.ts';
import type { MergeSide } from './merge-values.ts';

/**
 * Three versions of a log as one: what each side put in at a place is one piece, ours before theirs, and no line of it is taken
 * for an equal one of the other's. Only a piece that both put in as a whole stands once, as where one commit was picked. The two
 * differ where both changed what stood there.
 */
export function mergedLog(texts: ThreeTexts): Readonly<Record<MergeSide, string>> {
  const regions = regionsBy(texts, atItsEnd);
  const joined = (side: MergeSide) =>
    joinRegions(regions, (region) =>
      region.base.length > 0 ? region[side] : [...region.ours, ...region.theirs],
    );
  return { ours: joined('ours'), theirs: joined('theirs') };
}

/** What differs, where lines that were put in begin as late as they can: so two sides put in the same at the same place. */
export function atItsEnd(before: readonly string[], after: readonly string[]): LineHunk[] {
  const hunks = lineHunks(before, after);
  return hunks.map((hunk, place) => {
    if (hunk.before.from < hunk.before.to) return hunk;
    const end = hunks[place + 1]?.before.from ?? before.length;
    let moved = 0;
    while (hunk.before.to + moved < end && before[hunk.before.to + moved] === after[hunk.after.from + moved])
      moved += 1;
    const by = ({ from, to }: LineHunk['before']) => ({ from: from + moved, to: to + moved });
    return { before: by(hunk.before), after: by(hunk.after) };
  });
}
