/** Gathers the chunks of each part of a document, for readers that need the whole text at once. */
export interface PartBytes {
    push(part: string, chunk: Uint8Array): void;
    /** The parts for which anything was pushed, sorted. */
    names(): string[];
    /** All bytes of a part; undefined where nothing was pushed for it. */
    bytesOf(part: string): Uint8Array | undefined;
}
export declare function partBytes(): PartBytes;
