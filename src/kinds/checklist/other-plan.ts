import { emptied, indexed } from './build.ts';
import { pairOf } from './contract.ts';
import type { ChecklistFacts, ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import { survives } from './rotation.ts';

/** What happened to items, and what that is judged against. */
export interface ItemMoves
  extends Pick<
    ChecklistFacts,
    'from' | 'pairs' | 'added' | 'removed' | 'rekeyed' | 'instead' | 'flips' | 'bornDone'
  > {
  /** Pairs of which each move is judged, and the items with which nothing happened. */
  readonly judged: readonly ItemPair[];
  readonly shared: readonly Item[];
}

/** Of another plan only what is in both is no new item; without a name of its own that is judged as ever. */
export function movesToPlan(before: Checklist, after: Checklist, isNamed: boolean): ItemMoves {
  const carried = carriedPairs(before, after);
  const own = new Set(carried.map((pair) => pair.after));
  const added = [...after.byKey.values()].filter((item) => !own.has(item));
  return {
    from: {
      ...emptied(after),
      ...indexed(
        carried.map((pair) => pair.before),
        [],
      ),
    },
    // A new name for the plan gives what is done in it no new contract.
    pairs: isNamed ? carried.filter((pair) => pair.after.done) : carried,
    flips: carried.filter((pair) => !pair.before.done && pair.after.done),
    added,
    bornDone: added.filter(({ done }) => done),
    judged: isNamed ? [] : carried,
    ...{ shared: [], rekeyed: [], removed: [], instead: new Map() },
  };
}

/** The same key and title. */
function carriedPairs(before: Checklist, after: Checklist): ItemPair[] {
  return [...before.byKey.values()].flatMap((item) => {
    const twin = after.byKey.get(item.key);
    return twin !== undefined && survives(item, after) ? [pairOf(item, twin, after)] : [];
  });
}
