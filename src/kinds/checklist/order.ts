import type { ItemPair } from './facts.ts';

/** The fewest items that must have been moved for the others to keep their order. */
export function movedItems(pairs: readonly ItemPair[]): ItemPair[] {
  const ordered = [...pairs].sort((left, right) => left.before.index - right.before.index);
  const kept = longestRising(ordered.map(({ after }) => after.index));
  return ordered.filter((_, place) => !kept.has(place));
}

/**
 * Places of a longest rising subsequence, of several the one that begins earliest: it stays the same when what moved is put
 * back. Patience sorting from the end.
 */
function longestRising(values: readonly number[]): Set<number> {
  const heads: number[] = [];
  const lengths: number[] = new Array(values.length).fill(0);
  for (let place = values.length - 1; place >= 0; place -= 1) {
    const value = values[place] ?? 0;
    const pile = firstNotAbove(heads, value);
    heads[pile] = value;
    lengths[place] = pile + 1;
  }
  const kept = new Set<number>();
  let wanted = heads.length;
  let last = Number.NEGATIVE_INFINITY;
  for (const [place, value] of values.entries()) {
    if (lengths[place] !== wanted || value <= last) continue;
    kept.add(place);
    last = value;
    wanted -= 1;
  }
  return kept;
}

/** Heads fall: what begins a longer row is smaller. */
function firstNotAbove(heads: readonly number[], value: number): number {
  let low = 0;
  let high = heads.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heads[middle] ?? 0) > value) low = middle + 1;
    else high = middle;
  }
  return low;
}
