import { wordsSimilar } from '../../engine/values/words.ts';
import { groupBy } from '../../formats/group.ts';
import { type Item, isOpen } from './model.ts';

export type Twins = readonly [before: Item, after: Item];

/** What stands where something else stood. */
export interface Placed {
  /** Items without a key: one item whose text changed. */
  readonly same: readonly Twins[];
  /** Done items in the place of open ones that are gone. */
  readonly instead: readonly Twins[];
}

/**
 * Vanished and new items between the same paired neighbours, the ends of a list among them; several by likeness first, then
 * in order. What was done and gives way to another text was tidied away, and is no item that changed.
 */
export function pairByPlace(paired: readonly Twins[], gone: readonly Item[], come: readonly Item[]): Placed {
  const same: Twins[] = [];
  const instead: Twins[] = [];
  let [known, left, right] = [paired, gone, come];
  while (mayPair(left, right)) {
    const found = pairedOnce(known, left, right);
    same.push(...found.same);
    instead.push(...found.instead);
    known = [...known, ...found.same];
    // What stands below an item that changed has its neighbours there.
    left = below(left, new Set(found.same.map(([before]) => before.key)));
    right = below(right, new Set(found.same.map(([, after]) => after.key)));
  }
  return { same, instead };
}

/** Whether there is anything of which the place could tell, before all items are looked at as neighbours. */
function mayPair(gone: readonly Item[], come: readonly Item[]): boolean {
  const isUnkeyed = ({ isKeyed }: Item) => !isKeyed;
  return (
    (gone.some(isUnkeyed) && come.some(isUnkeyed)) || (gone.some(isOpen) && come.some(({ done }) => done))
  );
}

function below(items: readonly Item[], parents: ReadonlySet<string>): Item[] {
  return items.filter(({ parent }) => parent !== undefined && parents.has(parent));
}

function pairedOnce(paired: readonly Twins[], gone: readonly Item[], come: readonly Item[]): Placed {
  const same: Twins[] = [];
  const instead: Twins[] = [];
  const names = new Map(paired.map(([before, after]) => [before.key, after.key]));
  const partners = new Map(
    paired.flatMap(([before, after]) => [[before, after.key] as const, [after, after.key] as const]),
  );
  const old = gapsIn(
    gone,
    partners,
    paired.map(([before]) => before),
    (parent) => names.get(parent) ?? parent,
  );
  const now = gapsIn(
    come,
    partners,
    paired.map(([, after]) => after),
    (parent) => parent,
  );
  for (const [gap, left] of old) {
    const right = now.get(gap) ?? [];
    const own = matched(left, right, isSame);
    same.push(...own);
    const taken = new Set(own.flat());
    const isFree = (item: Item) => !taken.has(item);
    instead.push(...matched(left.filter(isFree), right.filter(isFree), isInstead));
  }
  return { same, instead };
}

type Fits = (before: Item, after: Item, isLike: boolean) => boolean;

const isSame: Fits = (before, after, isLike) =>
  !before.isKeyed && !after.isKeyed && (isLike || (!before.done && !before.tombstone));

const isInstead: Fits = (before, after) => isOpen(before) && after.done;

/** More pairs than these are not compared by their words. */
const mostCompared = 10_000;

function matched(left: readonly Item[], right: readonly Item[], fits: Fits): Twins[] {
  const found: Twins[] = [];
  const free = new Set(right);
  const rest = new Set(left);
  const take = (before: Item, after: Item | undefined) => {
    if (after === undefined) return;
    found.push([before, after]);
    free.delete(after);
    rest.delete(before);
  };
  if (left.length * right.length <= mostCompared)
    for (const before of left)
      take(
        before,
        [...free].find((after) => wordsSimilar(before.title, after.title) && fits(before, after, true)),
      );
  for (const before of rest)
    take(
      before,
      [...free].find((after) => fits(before, after, false)),
    );
  return found;
}

/** Items by the list they stand in, what they stand below, and the paired items around them. */
function gapsIn(
  loose: readonly Item[],
  partners: ReadonlyMap<Item, string>,
  paired: readonly Item[],
  nameOf: (parent: string) => string,
): ReadonlyMap<string, readonly Item[]> {
  const listOf = ({ part, list, parent, within }: Item) =>
    JSON.stringify([part, list, parent === undefined ? null : nameOf(parent), within]);
  const lists = new Set(loose.map(listOf));
  const siblings = groupBy(
    [...paired, ...loose]
      .filter((item) => lists.has(listOf(item)))
      .sort((left, right) => left.index - right.index),
    listOf,
  );
  const gaps = new Map<string, Item[]>();
  for (const [list, items] of siblings) {
    let run: Item[] = [];
    let above = '';
    const close = (below: string) => {
      if (run.length > 0) gaps.set(JSON.stringify([list, above, below]), run);
      run = [];
      above = below;
    };
    for (const item of items) {
      const partner = partners.get(item);
      if (partner === undefined) run.push(item);
      else close(`=${partner}`);
    }
    close('');
  }
  return gaps;
}
