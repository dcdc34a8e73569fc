import { groupBy } from '../../core/group.ts';
import { contractChanges, contractText, isReplaced } from './contract.ts';
import type { ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';

export interface Pairing {
  readonly pairs: readonly ItemPair[];
  readonly rekeyed: readonly ItemPair[];
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
}

/**
 * Which items are the same: those with one key, and, one to one, those whose contract, state and parent stand under
 * another key. An item with another title may be another one that got its key when items were renumbered. Over a whole
 * range what was renamed may also have been finished since, or buried.
 */
export function pairItems(before: Checklist, after: Checklist, isRange = false): Pairing {
  const same = samesByKey(before, after);
  const doubtful = same.filter((pair) => pair.before.title !== pair.after.title);
  const vanished = [...before.byKey.values()].filter(({ key }) => !after.byKey.has(key));
  const appeared = [...after.byKey.values()].filter(({ key }) => !before.byKey.has(key));
  const rekeyed = matchRekeyed(
    [...vanished, ...doubtful.map((pair) => pair.before)],
    [...appeared, ...doubtful.map((pair) => pair.after)],
    before,
    after,
    isRange,
  );
  const [left, come] = [
    new Set(rekeyed.map((pair) => pair.before)),
    new Set(rekeyed.map((pair) => pair.after)),
  ];
  const parted = doubtful.filter((pair) => left.has(pair.before) || come.has(pair.after));
  const apart = new Set(parted);
  return {
    pairs: [...same.filter((pair) => !apart.has(pair)), ...rekeyed],
    rekeyed,
    added: [...appeared, ...parted.map((pair) => pair.after)].filter((item) => !come.has(item)),
    removed: [...vanished, ...parted.map((pair) => pair.before)].filter((item) => !left.has(item)),
  };
}

/** Items with the same key, and how their contracts differ. */
function samesByKey(before: Checklist, after: Checklist): ItemPair[] {
  const pairs: ItemPair[] = [];
  for (const item of before.byKey.values()) {
    const twin = after.byKey.get(item.key);
    if (twin !== undefined) pairs.push(pairOf(item, twin, after));
  }
  return pairs;
}

export function pairOf(before: Item, after: Item, reading: Checklist): ItemPair {
  const changed = contractChanges(before, after, reading);
  return { before, after, changed, replaced: changed.length > 0 && isReplaced(before, after, reading) };
}

function matchRekeyed(
  gone: readonly Item[],
  come: readonly Item[],
  before: Checklist,
  after: Checklist,
  isRange: boolean,
): ItemPair[] {
  if (gone.length === 0 || come.length === 0) return [];
  const same = matchByContract(gone, come, before, after);
  if (!isRange) return withSameParents(same, before, after);
  const [left, found] = [new Set(same.map((pair) => pair.before)), new Set(same.map((pair) => pair.after))];
  const finished = matchByContract(
    gone.filter((item) => !left.has(item)),
    come.filter((item) => (item.done || item.tombstone) && !found.has(item)),
    before,
    after,
    true,
  );
  return withSameParents([...same, ...finished], before, after);
}

/** Items of which exactly one before and one after have a contract and, unless they were finished since, a state. */
function matchByContract(
  gone: readonly Item[],
  come: readonly Item[],
  before: Checklist,
  after: Checklist,
  areFinished = false,
): ItemPair[] {
  const identity = (item: Item, reading: Checklist) => {
    const contract = contractText(item, reading);
    return contract === undefined ? undefined : JSON.stringify([contract, areFinished || item.done]);
  };
  const old = groupBy(gone, (item) => identity(item, before));
  const now = groupBy(come, (item) => identity(item, after));
  return [...old].flatMap(([contract, items]): ItemPair[] => {
    const [item, twin] = [items[0], now.get(contract)?.[0]];
    const unique = items.length === 1 && now.get(contract)?.length === 1 && contract !== undefined;
    return unique && item && twin && item.key !== twin.key ? [pairOf(item, twin, after)] : [];
  });
}

/**
 * A child goes with its parent: the parent is the same item, whatever its key is now. One that is gone may have been
 * reworded, where its children's keys are made of it.
 */
function withSameParents(found: readonly ItemPair[], old: Checklist, now: Checklist): ItemPair[] {
  const renamed = new Map(found.map(({ before, after }) => [before.key, after.key]));
  for (const { before, after } of found) {
    const [from, to] = [before.parent, after.parent];
    if (from === undefined || to === undefined || renamed.has(from)) continue;
    if (!now.byKey.has(from) && !old.byKey.has(to)) renamed.set(from, to);
  }
  return found.filter(({ before, after }) => {
    if (before.parent === undefined) return after.parent === undefined;
    return (renamed.get(before.parent) ?? before.parent) === after.parent;
  });
}
