import { type Location } from '../../core/location.ts';
import type { Item } from './model.ts';
/** Where an item, or one of its fields, stands in the new version. */
export declare function afterPlace(item: Item, field?: string): Location;
/** Where an item, or one of its fields, stood in the previous version. */
export declare function beforePlace(item: Item, field?: string): Location;
/** The list that an item stood in, in the new version. */
export declare function listPlace({ pointer, part }: Item): Location;
/** How messages name an item: its key, and its title where that says more. */
export declare function nameOf({ key, title }: Item): string;
/** Names of several items, the first ones in full. */
export declare function namesOf(items: readonly Item[], most?: number): string;
