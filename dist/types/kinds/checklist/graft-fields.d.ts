import type { Checklist, Item } from './model.ts';
/** An item whose named fields are those of another version's item; without one they have their empty values. */
export declare function withFields(doc: Checklist, item: Item, source: Item | undefined, names: readonly string[]): Item;
