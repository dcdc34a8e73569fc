import { type UuidTable } from './uuid-table.ts';
export interface ClosedRun {
    readonly id: string;
    readonly failed: boolean;
    /** `seq` and line of the first event and of the terminal one. */
    readonly start: RunEnd;
    readonly end: RunEnd;
}
export interface RunEnd {
    readonly seq: number;
    readonly line: number;
}
/** The runs that are terminated, in a few bytes each: what comes after them must be known as such. */
export interface RunTable {
    add(run: ClosedRun): void;
    find(id: string): ClosedRun | undefined;
    ids(): Iterable<string>;
    /** The same runs in a table of their own. */
    copy(): RunTable;
    readonly size: number;
}
export declare function runTable(ids?: UuidTable, known?: Float64Array<ArrayBuffer>): RunTable;
