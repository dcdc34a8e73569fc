import type { JsonValue } from '../json-value.ts';
import type { StateKind } from '../kind.ts';
import { type CellFault } from './merge-cell.ts';
/** A merge result, its parents and one of its bases. */
export interface Ancestry<Doc> {
    readonly result: Doc;
    readonly parents: readonly Doc[];
    readonly base: Doc | null;
}
/** A value of the merge result that the three-way rule does not allow. */
export interface MergeFault<Doc = unknown> {
    readonly type: CellFault['type'];
    readonly subject: string;
    readonly entity: string;
    readonly field?: string;
    readonly member?: string;
    readonly result: JsonValue | undefined;
    readonly sides: readonly (JsonValue | undefined)[];
    /** Versions of which each holds a right value, if only that there is none. */
    readonly right: readonly Doc[];
}
/** Judges a merge result entity by entity, field by field, sets member by member (judging.md, Merges). */
export declare function mergeFaults<Doc>(kind: StateKind<Doc>, { result, parents, base }: Ancestry<Doc>): MergeFault<Doc>[];
