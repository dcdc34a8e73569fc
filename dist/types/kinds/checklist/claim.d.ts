import type { Checklist, Item } from './model.ts';
/** Whether a field is what somebody says of the work, and no part of it: neither contract nor state. */
export declare function isClaim(name: string, item: Item, { preset, strict }: Pick<Checklist, 'preset' | 'strict'>): boolean;
/** The field that holds the status of an item, where its preset has any. */
export declare function statusField({ group }: Pick<Item, 'group'>, { status }: Checklist['preset']): string | undefined;
