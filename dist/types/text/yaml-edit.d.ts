import { type ValueEdit } from '../core/value-edit.ts';
import { type Splice } from './splice.ts';
/**
 * What changes in a YAML text; undefined where it is laid out in a way that is not edited in place. Every other byte stays,
 * comments and quotes included. The caller has to read the result: anchors may break.
 */
export declare function yamlSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined;
