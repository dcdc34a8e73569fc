/** The chunks as one; a single chunk is given as it is, without a copy. */
export declare function joinedBytes(chunks: readonly Uint8Array[]): Uint8Array;
