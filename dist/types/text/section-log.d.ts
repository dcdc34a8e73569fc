import type { Limits } from '../core/limits.ts';
import type { ValueEdit } from '../core/value-edit.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText } from './source.ts';
import { type Splice } from './splice.ts';
/**
 * The sections of a page as `{ sections: [{ heading, body }] }`, in order: a heading's line, and what stands below it up to
 * the next one. What stands before the first is none. `maxValues` counts sections.
 */
export declare function parseSectionLog(source: SourceText, { maxDepth, maxValues }: Pick<Limits, 'maxDepth' | 'maxValues'>): ParsedText;
/** What changes in the sections of a page, `/sections/3` being the fourth; undefined for what is no edit of a section. */
export declare function sectionSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined;
