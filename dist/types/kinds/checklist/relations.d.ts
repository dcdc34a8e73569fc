import type { ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
export interface Related {
    readonly item: Item;
    readonly open: readonly Item[];
}
export interface Introduced extends Related {
    /** Those of the open ones that are new here. */
    readonly fresh: readonly Item[];
}
/** Done items that depend on open ones. */
export declare function blockedItems(checklist: Checklist): Related[];
/** Done parents with open children, where parents follow from their children. */
export declare function doneParents(checklist: Checklist): Related[];
/** What stands in this version and did not in the one before, by item: by what is open there now and was not. */
export declare function introduced(before: readonly Related[], after: readonly Related[], rekeyed?: readonly ItemPair[]): Introduced[];
export declare function isOpen({ done, closed, tombstone }: Item): boolean;
/** The items that an item depends on. */
export declare function dependenciesOf(checklist: Checklist, item: Item): Item[];
