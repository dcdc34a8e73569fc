/** A list of numbers, eight bytes each. */
export interface GrowingNumbers {
    push(value: number): void;
    readonly length: number;
    numbers(): Float64Array;
}
export declare function growingNumbers(): GrowingNumbers;
