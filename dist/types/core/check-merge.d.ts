import { type Judgement, type Settings } from './check.ts';
import type { Context } from './context.ts';
import type { StateKind } from './kind.ts';
import { type MergeVersions } from './merge/merge-versions.ts';
export type { MergeVersions } from './merge/merge-versions.ts';
/**
 * Judges a merge commit (judging.md, Merges). Values that some side holds were judged where they were
 * made; any other is judged as a step against each parent, and what appears against all is reported.
 * With several merge bases the result must satisfy one of them. That a merge has no such file is judged by the rules
 * about files; where no parent has it, the merge adds it.
 */
export declare function judgeMerge<Doc, Facts, Options>(kind: StateKind<Doc, Facts, Options>, { result, parents, bases }: MergeVersions<Doc>, context: Omit<Context, 'scope'>, settings: Settings<Options>): Judgement;
