import type { ItemPair } from './facts.ts';
/** The fewest items that must have been moved for the others to keep their order. */
export declare function movedItems<Pair extends Pick<ItemPair, 'before' | 'after'>>(pairs: readonly Pair[]): Pair[];
