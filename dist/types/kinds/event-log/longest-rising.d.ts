/** A longest rising subsequence of distinct numbers: what need not have moved, if anything did. */
export declare function longestRising(numbers: readonly number[]): number[];
