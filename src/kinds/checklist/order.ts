import { longestRising } from '../../formats/longest-rising.ts';
import type { ItemPair } from './facts.ts';

/** The fewest items that must have been moved for the others to keep their order. */
export function movedItems<Pair extends Pick<ItemPair, 'before' | 'after'>>(pairs: readonly Pair[]): Pair[] {
  const ordered = [...pairs].sort((left, right) => left.before.index - right.before.index);
  const kept = longestRising(ordered.map(({ after }) => after.index));
  return ordered.filter((_, place) => !kept.has(place));
}
