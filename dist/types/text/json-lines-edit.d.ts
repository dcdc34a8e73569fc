import type { ValueEdit } from '../core/value-edit.ts';
import { type Splice } from './splice.ts';
/** What changes in a text of JSON lines: whole lines, or values in them. Blank lines are no members. */
export declare function jsonLineSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined;
