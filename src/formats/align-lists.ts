import { firstPlace } from './first-place.ts';
import { addTo } from './group.ts';

/** A member of a list, by its place before and after. */
export interface Aligned {
  readonly before: number;
  readonly after: number;
}

const none: readonly Aligned[] = [];

/** Pairs equal names in the order in which they stand: those that keep their order, and, as few as possible, those that moved past them. */
export function alignLists(before: readonly string[], after: readonly string[]) {
  const kept: Aligned[] = [];
  // What both begin with is in its place: mostly all of it.
  const most = Math.min(before.length, after.length);
  for (let place = 0; place < most && before[place] === after[place]; place += 1)
    kept.push({ before: place, after: place });
  if (kept.length === before.length || kept.length === after.length) return { kept, moved: none };
  const pairs = pairsFrom(before, after, kept.length);
  const rising = longestRising(pairs.map((pair) => pair.after));
  return {
    kept: [...kept, ...pairs.filter((_, index) => rising.has(index))],
    moved: pairs.filter((_, index) => !rising.has(index)),
  };
}

function pairsFrom(before: readonly string[], after: readonly string[], from: number): Aligned[] {
  const free = new Map<string, number[]>();
  for (const [place, name] of after.entries()) if (place >= from) addTo(free, name, place);
  for (const places of free.values()) places.reverse();
  return before.flatMap((name, place): Aligned[] => {
    const found = place < from ? undefined : free.get(name)?.pop();
    return found === undefined ? [] : [{ before: place, after: found }];
  });
}

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
