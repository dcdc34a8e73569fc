import { type Judgement, type Settings } from '../check.ts';
import type { Context } from '../context.ts';
import type { Finding } from '../finding.ts';
import type { StateKind } from '../kind.ts';
import type { MergeFault } from './merge-faults.ts';
import type { StandingVersions } from './merge-versions.ts';
/** How versions of a kind are judged here. */
export interface Judging<Doc, Facts, Options> {
    readonly kind: StateKind<Doc, Facts, Options>;
    readonly context: Context;
    readonly settings: Settings<Options>;
}
/** The merge result judged as a step from one parent. */
export interface MergeStep<Doc> {
    readonly parent: Doc;
    readonly before: Doc;
    readonly judgement: Judgement;
}
/**
 * Judges the values no side has as a step against each parent: against the result itself with that
 * parent's values in their place, so that what the other sides brought is no part of the step.
 */
export declare function stepsOver<Doc, Facts, Options>({ kind, context, settings }: Judging<Doc, Facts, Options>, { parents, result }: StandingVersions<Doc>, others: readonly MergeFault<Doc>[]): MergeStep<Doc>[];
/** The steps from those parents that have an entity, or from all where none has: to a parent that does not know it, it is new. */
export declare function stepsThatKnow<Doc>(kind: StateKind<Doc>, steps: readonly MergeStep<Doc>[], entity: string): readonly MergeStep<Doc>[];
/** What each step that can tell of an entity finds about it. */
export declare function commonSteps<Doc>(kind: StateKind<Doc>, steps: readonly MergeStep<Doc>[]): Finding[];
/**
 * What is wrong with the result as it stands, and what values that each are a side's break together. A kind that keeps all
 * that its parents hold must stand each of them; others may be led to by any.
 */
export declare function jointFindings<Doc, Facts, Options>({ kind, context, settings }: Judging<Doc, Facts, Options>, { parents, result }: StandingVersions<Doc>, judged?: readonly Doc[]): Finding[];
/** A finding of a step comes back to where the step began, or to where a step from another parent did. */
export declare function grounded(finding: Finding, grounds: readonly unknown[], own: number): Finding;
