import type { Entity } from '../../core/entity.ts';
import type { Checklist } from './model.ts';
/** An item as the engine sees it: its own fields, children aside, and whether it is done. */
export declare function entityOf(checklist: Checklist, key: string): Entity | undefined;
/** Names of what is no field of the file, which could have fields of any name. */
export declare const doneName = "(done)";
export declare const repeatedName = "(repeated)";
export declare const itemsName = "(items)";
export declare const planName = "(plan)";
/** What stands in a document whose items cannot be judged. */
export declare const shapeName = "(shape)";
export declare const entriesName = "(entries)";
/** The place of an item among the others, as a field of the file: its neighbours are no part of the item. */
export declare function orderName(key: string): string;
