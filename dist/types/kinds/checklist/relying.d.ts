import type { Checklist, Item } from './model.ts';
/** Done items that would not be, were this one open: parents above it, and what depends on it. */
export declare function relying(item: Item, doc: Checklist, stays?: (item: Item) => boolean): Item[];
/** Where it is only a warning, what is early may stay. */
export declare function judgesDependencies({ preset }: Checklist): boolean;
