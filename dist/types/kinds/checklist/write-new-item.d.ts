import type { JsonValue } from '../../core/json-value.ts';
import type { Checklist, Item } from './model.ts';
/** An item as it is written where it stood no more, with its children. It recurses as deep as items are nested. */
export declare function newItemValue(item: Item, target: Checklist): JsonValue;
/** Whether an item is written inside of its parent, rather than beside it. */
export declare function standsIn(item: Item, parent: Item, { preset }: Checklist): boolean;
