import type { Context } from '../../core/context.ts';
import type { ItemPair } from './facts.ts';
import type { Checklist } from './model.ts';
import { type Pairing } from './pair-items.ts';
/** What the items of a plan are judged against that takes the place of another one. */
export interface OtherPlan extends Pairing {
    /** The plan as it stood when it left, and the items that are carried over from the old plan. */
    readonly from: Checklist;
    /** Pairs with the plan as it stood when it left; none where it was never there. */
    readonly known: readonly ItemPair[];
    /** Items that are in both plans. */
    readonly carried: readonly ItemPair[];
}
export declare function otherPlan(before: Checklist, after: Checklist, { knownPlan }: Context): OtherPlan;
