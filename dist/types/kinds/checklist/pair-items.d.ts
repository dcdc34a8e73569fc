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
export declare function pairItems(before: Checklist, after: Checklist, isRange?: boolean): Pairing;
export declare function pairOf(before: Item, after: Item, reading: Checklist): ItemPair;
