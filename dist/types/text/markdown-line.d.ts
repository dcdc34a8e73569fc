/** One line of Markdown: how far it is indented in columns, and its text without white space around it. */
export interface MarkdownLine {
    /** Counting from 1. */
    readonly number: number;
    readonly indent: number;
    readonly text: string;
    /** Where the text begins in the line, counting from 0. */
    readonly start: number;
}
/** Reads a line without its break. */
export declare function markdownLine(raw: string, number: number): MarkdownLine;
/** The marks of a line that opens a code fence. */
export declare function fenceOf(text: string): string | undefined;
/** Whether a line closes the fence that these marks opened. */
export declare function closesFence(text: string, marks: string): boolean;
/** Level and text of a heading that begins with `#`. */
export declare function headingOf(text: string): {
    readonly level: number;
    readonly text: string;
} | undefined;
/** The level of the heading that a line makes of the paragraph above it. */
export declare function underlineLevel(text: string): 1 | 2 | undefined;
/** Whether a line is a rule across the page. */
export declare function isRule(text: string): boolean;
/** Where the text after a bullet begins; -1 where there is no bullet. */
export declare function afterBullet(text: string, at: number): number;
/** Whether a line belongs to no paragraph, though it is none of the above. */
export declare function standsAlone(text: string): boolean;
/** How git marks the beginning of a conflict. */
export declare function isConflictStart({ indent, text }: MarkdownLine): boolean;
