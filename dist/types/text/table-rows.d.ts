/** One cell of a table's row, and where it stands in the line (counting from 0). */
export interface Cell {
    readonly text: string;
    readonly start: number;
    readonly length: number;
}
/** The cells of a line; a bar at either end only frames them, and `\|` is no bar. */
export declare function cellsOf(line: string): Cell[];
/** Whether a line stands under the heads of a table with so many columns. */
export declare function isDelimiterRow(line: string, columns: number): boolean;
