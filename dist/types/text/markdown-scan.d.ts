import { type MarkdownLine } from './markdown-line.ts';
import type { SourceText } from './source.ts';
import { type Cell } from './table-rows.ts';
/** Receives what a text shows, in order. An owner is what `bullet` answered for the nearest bullet around; -1 for none. */
export interface MarkdownHandler {
    heading(level: number, text: string, line: MarkdownLine): void;
    /** `at` is where the bullet's text begins in the line's text. */
    bullet(owner: number, line: MarkdownLine, at: number): number;
    text(owner: number, line: MarkdownLine, continues: boolean): void;
    heads(cells: readonly Cell[]): void;
    row(cells: readonly Cell[], line: MarkdownLine): void;
    /** A line that a fence or a comment hides, or that ends it. */
    hidden?(line: MarkdownLine): void;
    isFull(): boolean;
}
export interface MarkdownStop {
    readonly reason: 'conflict-marker' | 'too-deep' | 'too-many-values';
    readonly line: MarkdownLine;
}
/**
 * Reads headings, bullets, paragraphs and tables as GitHub shows them; fences, indented code and comments hide what is
 * inside, and so does a frontmatter. Within lists indentation is nesting, however deep.
 */
export declare function scanMarkdown(source: SourceText, handler: MarkdownHandler, maxDepth: number): MarkdownStop | undefined;
/** The last line of a frontmatter; 0 where there is none, or it is never closed. */
export declare function frontmatterEnd(source: SourceText): number;
