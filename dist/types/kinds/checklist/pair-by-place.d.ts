import type { Checklist, Item } from './model.ts';
type Twins = readonly [before: Item, after: Item];
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
export declare function pairByPlace(paired: readonly Twins[], gone: readonly Item[], come: readonly Item[]): Placed;
/** Items of a version that stand below one. */
export declare function itemsBelow(item: Item, { items }: Checklist): Item[];
export {};
