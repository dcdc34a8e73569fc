import { firstPlace } from './first-place.ts';
/**
 * Places of a longest rising subsequence of distinct numbers: what need not have moved, if anything did. Of several the one
 * that ends latest: it stays the same when something that moved is put back. Patience sorting.
 */
export function longestRising(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const lengths = values.map((value) => {
    const pile = firstPlace(tails.length, (place) => (tails[place] ?? 0) >= value);
    tails[pile] = value;
    return pile + 1;
  });
  const kept = new Set<number>();
  let wanted = tails.length;
  let next = Number.POSITIVE_INFINITY;
  for (let place = values.length - 1; place >= 0; place -= 1) {
    const value = values[place] ?? 0;
    if (lengths[place] !== wanted || value >= next) continue;
    kept.add(place);
    next = value;
    wanted -= 1;
  }
  return kept;
}
