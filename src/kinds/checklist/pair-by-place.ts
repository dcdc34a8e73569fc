import { longestRising } from '../../formats/align-lists.ts';
import { groupBy } from '../../formats/group.ts';
import type { ItemPair } from './facts.ts';
import { type Item, isOpen } from './model.ts';

export type Twins = readonly [before: Item, after: Item];
export type Fits = (before: Item, after: Item) => boolean;

/** What is where something else was. */
interface Placed {
  /** One item whose text changed: half of the words are the same. */
  readonly same: readonly Twins[];
  /** Done items of other words in the place of open ones that are gone. */
  readonly instead: readonly Twins[];
}

/** Vanished and new items between the same paired neighbors, below one parent, the ends of a list among them. */
export function pairByPlace(
  paired: readonly Twins[],
  gone: readonly Item[],
  come: readonly Item[],
  isLike: Fits,
): Placed {
  const same: Twins[] = [];
  const instead: Twins[] = [];
  let [known, left, right] = [paired, gone, come];
  while (left.length > 0 && right.length > 0) {
    const now = gapsIn(
      right,
      known.map(([, after]) => [after, after]),
    );
    const found: Twins[] = [];
    for (const [gap, items] of gapsIn(left, known)) {
      const own = matched(items, now.get(gap) ?? [], isLike);
      found.push(...own.same);
      instead.push(...own.instead);
    }
    same.push(...found);
    known = [...known, ...found];
    // What is below an item that changed has its neighbors there.
    left = below(left, new Set(found.map(([before]) => before.key)));
    right = below(right, new Set(found.map(([, after]) => after.key)));
  }
  return { same, instead };
}

function below(items: readonly Item[], parents: ReadonlySet<string>): Item[] {
  return items.filter(({ parent }) => parent !== undefined && parents.has(parent));
}

/** More pairs than these are not compared by their words. */
const mostCompared = 10_000;

function matched(left: readonly Item[], right: readonly Item[], isLike: Fits): Placed {
  const free = new Set(right);
  const isFew = left.length * right.length <= mostCompared;
  const taken = (items: readonly Item[], fits: Fits) =>
    items.flatMap((before): Twins[] => {
      const after = [...free].find((each) => fits(before, each));
      if (after !== undefined) free.delete(after);
      return after === undefined ? [] : [[before, after]];
    });
  const same = isFew ? taken(left, isLike) : [];
  const known = new Set(same.map(([before]) => before));
  const open = left.filter((item) => isOpen(item) && !known.has(item));
  return { same, instead: taken(open, (_, { done }) => done) };
}

/** Items by the list and heading they are in, what they are below, and the paired items around them, by what all those are now. */
function gapsIn(loose: readonly Item[], paired: readonly Twins[]): ReadonlyMap<string, readonly Item[]> {
  const now = new Map(paired);
  const names = new Map(paired.map(([before, after]) => [before.key, after.key]));
  const lists = new Map(paired.map(([before, after]) => [before.list, after.list]));
  const headingOf = ({ raw }: Pick<Item, 'raw'>) => JSON.stringify(raw.section ?? null);
  const headings = new Map(paired.map(([before, after]) => [headingOf(before), headingOf(after)]));
  const listOf = ({ part, list, parent, ...item }: Item) =>
    JSON.stringify([
      part,
      lists.get(list) ?? list,
      headings.get(headingOf(item)) ?? headingOf(item),
      parent === undefined ? null : (names.get(parent) ?? parent),
    ]);
  const open = new Set(loose.map(listOf));
  const siblings = groupBy(
    [...now.keys(), ...loose]
      .filter((item) => open.has(listOf(item)))
      .sort((left, right) => left.index - right.index),
    listOf,
  );
  const gaps = new Map<string, Item[]>();
  for (const [list, items] of siblings) {
    let run: Item[] = [];
    let above = '';
    const close = (next: string) => {
      if (run.length > 0) gaps.set(JSON.stringify([list, above, next]), run);
      run = [];
      above = next;
    };
    for (const item of items) {
      const twin = now.get(item);
      if (twin === undefined) run.push(item);
      else close(`=${twin.key}`);
    }
    close('');
  }
  return gaps;
}

/** The fewest items that must have been moved for the others to keep their order. */
export function movedItems<Pair extends Pick<ItemPair, 'before' | 'after'>>(pairs: readonly Pair[]): Pair[] {
  const ordered = [...pairs].sort((left, right) => left.before.index - right.before.index);
  const kept = longestRising(ordered.map(({ after }) => after.index));
  return ordered.filter((_, place) => !kept.has(place));
}
