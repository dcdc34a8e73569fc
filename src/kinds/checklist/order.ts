import type { ItemPair } from './facts.ts';

/** The fewest items that must have been moved for the others to keep their order. */
export function movedItems(pairs: readonly ItemPair[]): ItemPair[] {
  const ordered = [...pairs].sort((left, right) => left.before.index - right.before.index);
  const kept = longestRising(ordered.map(({ after }) => after.index));
  return ordered.filter((_, place) => !kept.has(place));
}

/** Places of a longest rising subsequence (patience sorting). */
function longestRising(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [place, value] of values.entries()) {
    const pile = firstNotBelow(tails, values, value);
    previous[place] = pile > 0 ? (tails[pile - 1] ?? -1) : -1;
    tails[pile] = place;
  }
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.add(at);
  return kept;
}

function firstNotBelow(tails: readonly number[], values: readonly number[], value: number): number {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
