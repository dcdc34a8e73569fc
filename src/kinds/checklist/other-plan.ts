import { wordsSimilar } from '../../core/words.ts';
import { indexed } from './build.ts';
import { pairOf } from './contract.ts';
import type { ItemPair } from './facts.ts';
import { emptied } from './graft-source.ts';
import type { Checklist, Item } from './model.ts';
import type { Pairing } from './pair-items.ts';
import { survives } from './rotation.ts';

/** What the items of a plan are judged against that takes the place of another one. */
export interface OtherPlan extends Pairing {
  /** The items that are carried over from the old plan. */
  readonly from: Checklist;
  /** Items that are in both plans. */
  readonly carried: readonly ItemPair[];
}

export function otherPlan(before: Checklist, after: Checklist): OtherPlan {
  const carried = carriedPairs(before, after);
  const own = new Set(carried.map((pair) => pair.after));
  const items = carried.map((pair) => pair.before);
  return {
    from: {
      ...emptied(after),
      ...indexed(
        items.map((item, index) => ({ ...item, index })),
        [],
      ),
    },
    carried,
    // A new name for the plan gives what is done in it no new contract.
    pairs: carried.filter((pair) => pair.after.done),
    added: [...after.byKey.values()].filter((item) => !own.has(item)),
    ...{ shared: [], rekeyed: [], removed: [], instead: new Map() },
  };
}

/** The same key and title; of what is done in both plans a like title is enough. */
function carriedPairs(before: Checklist, after: Checklist): ItemPair[] {
  return [...before.byKey.values()].flatMap((item) => {
    const twin = after.byKey.get(item.key);
    return twin !== undefined && (survives(item, after) || isDoneAlike(item, twin))
      ? [pairOf(item, twin, after)]
      : [];
  });
}

/** Whether an item is done in two plans, under one key and like titles. */
function isDoneAlike(item: Item, twin: Item): boolean {
  return item.done && twin.done && wordsSimilar(item.title, twin.title);
}
