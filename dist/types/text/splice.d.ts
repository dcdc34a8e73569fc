/** A stretch of a text, and what stands there instead. */
export interface Splice {
    readonly from: number;
    readonly to: number;
    readonly text: string;
}
/** The text with stretches replaced; undefined where two of them overlap. What is put in at one place keeps its order. */
export declare function spliced(text: string, splices: readonly Splice[]): string | undefined;
/** The white space that the line of a place begins with. */
export declare function indentAt(text: string, offset: number): string;
/** Where the line of a place begins. */
export declare function lineStart(text: string, offset: number): number;
/** Where the line after a place begins; the end of the text where there is none. */
export declare function nextLine(text: string, offset: number): number;
/** How the lines of a text end. */
export declare function lineBreakOf(text: string): string;
