import type { Checklist, Item } from './model.ts';
/** Whether a field is what somebody says of the work, and no part of it: neither contract nor state. */
export declare function isClaim(name: string, item: Item, { preset, strict }: Pick<Checklist, 'preset' | 'strict'>): boolean;
