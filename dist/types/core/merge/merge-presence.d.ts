import type { Entity } from '../entity.ts';
import type { CellFault } from './merge-cell.ts';
/** One entity in the versions that a merge brings together; `sides` are all parents. */
export interface EntityCell {
    readonly result: Entity | undefined;
    readonly base: Entity | undefined;
    readonly sides: readonly (Entity | undefined)[];
}
/**
 * The law of an entity's presence: what a side added stands, what a side removed is gone. Where another side worked on
 * what one removed, either is right, but done and counted work goes before a removal. A kind that keeps all that its parents hold knows no removal.
 */
export declare function judgePresence({ result, base, sides }: EntityCell, keepsAll: boolean): CellFault | undefined;
