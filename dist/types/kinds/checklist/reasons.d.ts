import type { ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
/** Whether a change of an item says why: a text of its claim gained words, or the message names the item. */
export declare function hasReason(pair: ItemPair, checklist: Checklist, message: string | undefined): boolean;
/** Whether a message speaks of an item: by its key, by the number its key begins with, or by its title. */
export declare function namesItem(message: string, { ownKey, title }: Item): boolean;
