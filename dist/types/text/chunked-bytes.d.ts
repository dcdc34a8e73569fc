/** Bytes that came in chunks, read as one without being copied together. */
export interface ChunkedBytes {
    readonly length: number;
    /** The bytes from `start` to `end` (exclusive); copied only where they lie in several chunks. */
    slice(start: number, end: number): Uint8Array;
    /** Offset of the first of `length` bytes that differs from another text's; undefined where none does. */
    firstDifference(other: ChunkedBytes, length: number): number | undefined;
}
export declare function chunkedBytes(chunks: readonly Uint8Array[]): ChunkedBytes;
