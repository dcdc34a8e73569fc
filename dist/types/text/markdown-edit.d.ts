import type { ValueEdit } from '../core/value-edit.ts';
import { type Splice } from './splice.ts';
/**
 * What changes in a task list. A field of a task is replaced as a whole, as `/items/3/mark`; a task goes with everything below
 * it; a new one says where it stands by `section` and `depth`. Undefined for what is no edit of that kind.
 */
export declare function markdownSplices(text: string, edits: readonly ValueEdit[], ids: readonly string[]): Splice[] | undefined;
