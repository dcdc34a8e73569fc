import { type ValueEdit } from '../core/value-edit.ts';
import { type JsonStyle } from './json-layout.ts';
import { type Splice } from './splice.ts';
/** What changes in a JSON text; undefined where an edit leads nowhere. Every other byte stays. */
export declare function jsonSplices(text: string, edits: readonly ValueEdit[], style?: JsonStyle): Splice[] | undefined;
