import type { ItemPair } from './facts.ts';
/** The fewest items that must have been moved for the others to keep their order. */
export declare function movedItems(pairs: readonly ItemPair[]): ItemPair[];
