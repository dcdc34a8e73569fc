import type { GraphLink, ProcedureGraph, Run, Step } from './model.ts';
import type { ProcedureOptions } from './options.ts';
/** A move of a run that its procedure does not allow. */
export interface AdvanceFault {
    readonly type: 'jumped' | 'foreign' | 'unmet' | 'unrecorded' | 'lost' | 'unearned' | 'early';
    readonly run: Run;
    /** The step that it is about: the one left, or the one that must not be active or completed. */
    readonly step: string;
    readonly link: GraphLink | undefined;
    /** The step that was active, and the one that may follow. */
    readonly from: string;
    readonly to: string;
    readonly says: string;
}
/** Judges how every run that was active moved (V5). */
export declare function advanceFaults(before: ProcedureGraph, after: ProcedureGraph, isNet: boolean, options: ProcedureOptions): AdvanceFault[];
/** Indexes of steps that a run has behind it, and the one that is active; Infinity where several are. */
export declare function positionOf(run: Run | undefined, steps: readonly Step[]): {
    indexOf: ReadonlyMap<string, number>;
    completed: Set<number>;
    linked: Set<number>;
    hot: number[];
    current: number;
};
