import type { StateKind } from '../kind.ts';
import { type StandingVersions } from './merge-versions.ts';
/** A plan of a side that the result does not hold. */
export interface GonePlan {
    readonly plan: string;
    /** How many of its items are done. */
    readonly done: number;
    /** The version that holds it. */
    readonly side: unknown;
}
/** The versions that hold the result's plan, and the plans of the other sides. */
export interface PlannedVersions<Doc> {
    /** Absent where the result's plan is none of the parents'. */
    readonly own: StandingVersions<Doc> | undefined;
    readonly gone: readonly GonePlan[];
}
/** Where sides hold different plans, the plan is the unit: the result holds one side's plan, and may go on with it. */
export declare function byPlan<Doc>(kind: StateKind<Doc>, versions: StandingVersions<Doc>): PlannedVersions<Doc>;
