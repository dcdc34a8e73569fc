import type { StateKind } from '../kind.ts';
/** A merge commit's versions: the result, its parents, and each merge base (null: the file is absent there). */
export interface MergeVersions<Doc> {
    readonly result: Doc | null;
    readonly parents: readonly (Doc | null)[];
    readonly bases: readonly (Doc | null)[];
}
/** The same where the file stands: a side that lacks it has no say, and to a base that lacks it all is new. */
export interface StandingVersions<Doc> {
    readonly result: Doc;
    readonly parents: readonly Doc[];
    readonly bases: readonly (Doc | null)[];
}
/**
 * The parents that a merge which had nothing to decide is a version of: no other parent says more than a base. Empty where it
 * had to decide.
 */
export declare function sidesTaken<Doc>(kind: StateKind<Doc>, { result, parents, bases }: StandingVersions<Doc>): readonly Doc[];
/** Whether two versions say the same of every entity, claims aside. */
export declare function isAlike<Doc>(kind: StateKind<Doc>, left: Doc, right: Doc): boolean;
