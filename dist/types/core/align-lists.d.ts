/** A member of a list, by its place before and after. */
export interface Aligned {
    readonly before: number;
    readonly after: number;
}
/** Which members of two lists are the same: those that keep their order, and those that moved past them. */
export interface Alignment {
    readonly kept: readonly Aligned[];
    readonly moved: readonly Aligned[];
}
/** Pairs equal names in the order in which they stand; as few as possible count as moved. */
export declare function alignLists(before: readonly string[], after: readonly string[]): Alignment;
