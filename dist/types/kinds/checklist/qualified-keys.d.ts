import type { Checklist, Item } from './model.ts';
/** The items with keys that stand in two lists of one text qualified by where the list stands. */
export declare function qualified(items: readonly Item[]): Item[];
/** The version before under the keys that its items have now, where a list came or went that holds them too. */
export declare function alignQualified(before: Checklist, after: Checklist): Checklist;
