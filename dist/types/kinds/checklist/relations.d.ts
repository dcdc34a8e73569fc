import type { Checklist, Item } from './model.ts';
export interface Related {
    readonly item: Item;
    readonly open: readonly Item[];
}
/** Done items that depend on open ones. */
export declare function blockedItems(checklist: Checklist): Related[];
/** Done parents with open children, where parents follow from their children. */
export declare function doneParents(checklist: Checklist): Related[];
/** What stands in this version and did not in the one before, by item. */
export declare function introduced(before: readonly Related[], after: readonly Related[]): Related[];
export declare function isOpen({ done, closed, tombstone }: Item): boolean;
