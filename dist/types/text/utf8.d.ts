/**
 * The offset of the first byte that begins no well-formed UTF-8 sequence (Unicode 15, table 3-7);
 * the length of `bytes` when all of them are well-formed.
 */
export declare function invalidUtf8Offset(bytes: Uint8Array): number;
