import type { JsonValue } from '../../core/json-value.ts';
import type { Checklist, Item } from './model.ts';
/** What a field that says done says of an open item; undefined where such an item has no such field. */
export declare function openValue(doc: Checklist, item: Item, field: string): JsonValue | undefined;
