import { joinRegions, lineRegions } from './merge-lines.ts';
import type { MergeSide, ThreeTexts } from './three.ts';

/**
 * Three versions of a log as one: what each side put in at a place is one piece, ours before theirs, and no line of it is taken
 * for an equal one of the other's. Only a piece that both put in as a whole stands once, as where one commit was picked. The two
 * differ where both changed what stood there.
 */
export function mergedLog(texts: ThreeTexts): Readonly<Record<MergeSide, string>> {
  const regions = lineRegions(texts);
  const joined = (side: MergeSide) =>
    joinRegions(regions, (region) =>
      region.base.length > 0 ? region[side] : [...region.ours, ...region.theirs],
    );
  return { ours: joined('ours'), theirs: joined('theirs') };
}
