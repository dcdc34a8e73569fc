/** UUIDs with the line on which each stood first; 20 bytes for each, twice that for the room between. */
export interface UuidTable {
    /** The line of an equal id that was added before; else adds it, and gives undefined. */
    add(id: string, line: number): number | undefined;
    /** The place of an id in the order of adding; -1 where it was not added. */
    indexOf(id: string): number;
    idAt(index: number): string;
    /** The line of an id; undefined where it was not added. */
    lineOf(id: string): number | undefined;
    /** The same ids in a table of their own. */
    copy(): UuidTable;
    readonly size: number;
}
interface Ids {
    readonly words: Uint32Array<ArrayBuffer>;
    readonly lines: Uint32Array<ArrayBuffer>;
    readonly slots: Int32Array<ArrayBuffer>;
    readonly texts: ReadonlyMap<string, number>;
    readonly textAt: ReadonlyMap<number, string>;
    readonly size: number;
}
/**
 * Ids are kept as numbers, since a `Set` of texts would need several times a log's own memory. What is written in another way than usual
 * is kept as text.
 */
export declare function uuidTable(from?: Ids): UuidTable;
export {};
