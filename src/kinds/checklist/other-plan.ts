import type { Context } from '../../core/context.ts';
import { wordsSimilar } from '../../core/words.ts';
import { alignSections } from './align-sections.ts';
import { indexed } from './build.ts';
import { pairOf } from './contract.ts';
import type { ItemPair } from './facts.ts';
import { emptied } from './graft-source.ts';
import type { Checklist, Item } from './model.ts';
import { allPairs, type Pairing, pairItems } from './pair-items.ts';
import { survives } from './rotation.ts';

/** What the items of a plan are judged against that takes the place of another one. */
export interface OtherPlan extends Pairing {
  /** The plan as it stood when it left, and the items that are carried over from the old plan. */
  readonly from: Checklist;
  /** Pairs with the plan as it stood when it left; none where it was never there. */
  readonly known: readonly ItemPair[];
  /** Items that are in both plans. */
  readonly carried: readonly ItemPair[];
}

export function otherPlan(before: Checklist, after: Checklist, { knownPlan }: Context): OtherPlan {
  const left = isChecklist(knownPlan) ? alignSections(knownPlan, after) : emptied(after);
  const pairing = left.byKey.size === 0 ? nothing : pairItems(left, after);
  const known = allPairs(pairing);
  const taken = new Set(known.map((pair) => pair.after));
  const carried = carriedPairs(before, after).filter((pair) => !taken.has(pair.after));
  const own = new Set([...taken, ...carried.map((pair) => pair.after)]);
  const items = [
    ...left.items,
    ...carried.flatMap((pair) => (left.byKey.has(pair.before.key) ? [] : pair.before)),
  ];
  return {
    from: {
      ...emptied(after),
      ...indexed(
        items.map((item, index) => ({ ...item, index })),
        [],
      ),
    },
    known,
    carried,
    // A new name for the plan gives what is done in it no new contract.
    shared: [],
    pairs: [...known, ...carried.filter((pair) => pair.after.done)],
    rekeyed: pairing.rekeyed,
    added: [...after.byKey.values()].filter((item) => !own.has(item)),
    removed: pairing.removed,
    instead: pairing.instead,
  };
}

const nothing: Pairing = { pairs: [], shared: [], rekeyed: [], added: [], removed: [], instead: new Map() };

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

function isChecklist(value: unknown): value is Checklist {
  return typeof value === 'object' && value !== null && 'byKey' in value && value.byKey instanceof Map;
}
