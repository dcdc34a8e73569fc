import type { ValueEdit } from '../core/value-edit.ts';
import type { Splice } from './splice.ts';
/** What changes in the lines of a log, `/lines/3` being the fourth; undefined for what is no edit of a line. */
export declare function textLogSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined;
