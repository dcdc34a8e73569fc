import { longestRising } from './longest-rising.ts';

/** A member of a list, by its place before and after. */
export interface Aligned {
  readonly before: number;
  readonly after: number;
}

/** Which members of two lists are the same: those that keep their order, and those that moved past them. */
export interface Alignment {
  readonly kept: readonly Aligned[];
  readonly moved: readonly Aligned[];
}

/** Pairs equal names in the order in which they stand; as few as possible count as moved. */
export function alignLists(before: readonly string[], after: readonly string[]): Alignment {
  const free = new Map<string, number[]>();
  for (const [place, name] of after.entries()) {
    const places = free.get(name);
    if (places === undefined) free.set(name, [place]);
    else places.push(place);
  }
  for (const places of free.values()) places.reverse();
  const pairs = before.flatMap((name, place): Aligned[] => {
    const found = free.get(name)?.pop();
    return found === undefined ? [] : [{ before: place, after: found }];
  });
  const rising = longestRising(pairs.map((pair) => pair.after));
  return {
    kept: pairs.filter((_, index) => rising.has(index)),
    moved: pairs.filter((_, index) => !rising.has(index)),
  };
}
