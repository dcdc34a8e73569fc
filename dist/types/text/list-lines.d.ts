import type { Limits } from '../core/limits.ts';
import type { SourceText } from './source.ts';
/** One line of a list or table in Markdown, as folded text without bullet and without signs such as ✅. */
export interface ListLine {
    /** Counting from 1. */
    readonly line: number;
    readonly text: string;
    /** Whether it begins with the box of a task, with or without a bullet before it. */
    readonly hasBox: boolean;
}
/** Everything in a Markdown text that lists something: bullets, rows of tables, and boxes without a bullet. */
export declare function listLines(source: SourceText, { maxDepth }: Pick<Limits, 'maxDepth'>): readonly ListLine[];
