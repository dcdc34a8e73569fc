import type { Span } from '../core/location.ts';
/**
 * A text with its line structure. Lines and columns count from 1, columns in UTF-16 code units. Lines end
 * at `\n`, `\r\n` or a lone `\r`; a break at the very end opens one more, empty line.
 */
export interface SourceText {
    readonly text: string;
    readonly lineCount: number;
    /** Offsets count UTF-16 code units from 0; one outside of the text is taken as its nearer end. */
    positionAt(offset: number): {
        line: number;
        column: number;
    };
    /** The line without its break; undefined when there is no such line. */
    lineText(line: number): string | undefined;
    /** Where a line begins; the end of the text when there is no such line. */
    lineStart(line: number): number;
}
export declare function sourceText(text: string): SourceText;
/** The span from `start` to `end` (offsets in UTF-16 code units, the end exclusive). */
export declare function spanAt(source: SourceText, start: number, end: number): Span;
