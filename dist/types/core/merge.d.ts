import { type JsonValue } from './json-value.ts';
import type { StateKind } from './kind.ts';
/** The versions a merge commit brings together (null: the file is absent there). */
export interface Ancestry<Doc> {
    readonly base: Doc | null;
    readonly parents: readonly (Doc | null)[];
    /** Entities to which a side gave another name: that is a change of theirs, too. */
    readonly renamed?: ReadonlySet<string>;
}
/**
 * A value of the merge result that the three-way rule does not allow. `lost`: a side's change since the
 * base is gone. `other`: a value that no side has.
 */
export interface MergeFault {
    readonly type: 'lost' | 'other';
    readonly subject: string;
    readonly entity: string;
    readonly result: JsonValue | undefined;
    readonly parents: readonly (JsonValue | undefined)[];
}
/** Judges a merge result entity by entity, field by field, sets member by member (judging.md, Merges). */
export declare function mergeFaults<Doc>(kind: StateKind<Doc>, result: Doc | null, ancestry: Ancestry<Doc>): MergeFault[];
