import type { SourceText } from './source.ts';
import { type Splice } from './splice.ts';
/** A change of one of the lines that count in a text; what comes, comes before the one at that index. */
export type LineEdit = {
    readonly type: 'replace' | 'insert';
    readonly at: number;
    readonly value: string;
} | {
    readonly type: 'remove';
    readonly at: number;
} | {
    readonly type: 'move';
    readonly at: number;
    readonly before: number;
};
/** What changes in a text, of which `lines` are the numbers of the lines that count; undefined where there is no such line. */
export declare function lineEdits(source: SourceText, lines: readonly number[], edits: readonly LineEdit[]): Splice[] | undefined;
