/** Takes a text's bytes in chunks and gives its lines, without their line feeds, as soon as they are whole. */
export interface ByteLines {
    push(chunk: Uint8Array): void;
    /** What stands behind the last line feed; empty where the text ends with one. */
    end(): Uint8Array;
    /** Where the line begins that is not whole yet. */
    offset(): number;
}
/** @param take gets each line with the offset at which it begins; the bytes are only good while it runs */
export declare function byteLines(take: (line: Uint8Array, start: number) => void): ByteLines;
