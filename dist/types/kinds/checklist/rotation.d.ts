import type { Rotation } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import { type Pairing } from './pair-items.ts';
/** A new plan in the same file: another plan key, or too little left of the old items. Never an empty list. */
export declare function findRotation(before: Checklist, after: Checklist, pairing: Pairing): Rotation | undefined;
/** Whether a checklist has served its purpose. */
export declare function isFinished({ items }: Checklist): boolean;
/** Whether an item has the key and the title of another version's item. */
export declare function survives(item: Item, other: Checklist): boolean;
