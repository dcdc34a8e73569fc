import type { DoneType, ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
/**
 * Marks that are true or false and that a change gave another type, or took away under every name. A mark of a new item
 * counts where the others are true or false; one that is empty says nothing.
 */
export declare function doneTypes(before: Checklist, after: Checklist, pairs: readonly ItemPair[], added: readonly Item[]): DoneType[];
