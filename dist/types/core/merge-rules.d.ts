import type { MergeDecision } from './merge/merge-decisions.ts';
import type { GonePlan } from './merge/merge-plans.ts';
import { type Rule } from './rule.ts';
/** What a merge did that no side did. */
export interface MergeFacts {
    readonly decisions: readonly MergeDecision[];
    /** Plans of sides that the result does not hold. */
    readonly gone: readonly GonePlan[];
    /** Whether what they had done is kept elsewhere. */
    readonly isArchived: boolean;
}
/** The two rules every kind has about merge commits. */
export declare function mergeRules(kindId: string): readonly Rule<MergeFacts>[];
