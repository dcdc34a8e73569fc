import type { ItemPair, ShapeLost } from './facts.ts';
import type { Checklist } from './model.ts';
/** Whether the fields went by which the items of a format are told: those that say done, and those it is recognised by. */
export declare function shapeLost({ items: old }: Checklist, { items: now, preset }: Checklist, pairs: readonly ItemPair[]): ShapeLost | undefined;
