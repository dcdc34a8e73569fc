import { type Judgement, type Settings } from './check.ts';
import type { Context } from './context.ts';
import type { StateKind } from './kind.ts';
/** A merge commit's versions: the result, its parents, and each merge base (null: the file is absent there). */
export interface MergeVersions<Doc> {
    readonly result: Doc | null;
    readonly parents: readonly (Doc | null)[];
    readonly bases: readonly (Doc | null)[];
}
/**
 * Judges a merge commit (judging.md, Merges). Values that some side holds were judged where they were
 * made; any other is judged as a step against each parent, and what appears against all is reported.
 * With several merge bases the result must satisfy one of them.
 */
export declare function judgeMerge<Doc, Facts, Options>(kind: StateKind<Doc, Facts, Options>, given: MergeVersions<Doc>, context: Omit<Context, 'scope'>, settings: Settings<Options>): Judgement;
