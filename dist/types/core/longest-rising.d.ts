/**
 * Places of a longest rising subsequence of distinct numbers: what need not have moved, if anything did. Of several the one
 * that ends latest: it stays the same when something that moved is put back. Patience sorting.
 */
export declare function longestRising(values: readonly number[]): Set<number>;
