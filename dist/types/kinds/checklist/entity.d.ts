import type { Entity } from '../../core/entity.ts';
import { type Checklist } from './model.ts';
/** An item as the engine sees it: its own fields, children aside, and whether it is done. */
export declare function entityOf(checklist: Checklist, key: string): Entity | undefined;
/** Ids of all items; the second one of a key is known as `key~2`. What a log holds belongs to the file itself. */
export declare function entityIds({ preset, byKey, repeated }: Checklist): Iterable<string>;
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
/** The key of the item whose place a field of the file is; undefined where it is none. */
export declare function orderedKey(name: string): string | undefined;
/** Entries as members of a set: those that are said again are told apart by how often they were said before. */
export declare function numbered(entries: readonly string[]): string[];
