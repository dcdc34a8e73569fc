import type { SourceText } from './source.ts';
/** The lines between markers, without these, by name. */
export type MarkedLines = ReadonlyMap<string, {
    readonly first: number;
    readonly last: number;
}>;
/** What stands between `<!-- NAME:BEGIN -->` and the next `<!-- NAME:END -->`; the prefix `SECTION:` is no part of the name. */
export declare function blockLines(source: SourceText, from: number): MarkedLines;
/** What stands under each heading of the second level, up to the next heading of that level or above. */
export declare function sectionLines(source: SourceText, from: number): MarkedLines;
