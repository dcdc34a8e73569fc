import type { Checklist, Item } from './model.ts';
type Reading = Pick<Checklist, 'preset' | 'strict'>;
/** The contract fields of an item; with `strict` also those that the preset does not name. */
export declare function contractFields(item: Item, { preset, strict }: Reading): string[];
/** Contract fields that differ between two versions of an item. */
export declare function contractChanges(before: Item, after: Item, reading: Reading): string[];
/** Text that is the same for items with the same contract; undefined where there is nothing to compare. */
export declare function contractText(item: Item, reading: Reading): string | undefined;
/** Whether title and description are both about something else, not merely reworded. */
export declare function isReplaced(before: Item, after: Item, { preset }: Reading): boolean;
export {};
