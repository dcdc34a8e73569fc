import type { GraphLink, ProcedureGraph, Run } from './model.ts';
/** How the step links of an active run fail to say where it stands (V3). */
export interface HeatFault {
    readonly type: 'none' | 'several' | 'ambiguous' | 'activePolarity' | 'completedPolarity' | 'verb';
    readonly run: Run;
    /** Undefined where it is about all of them. */
    readonly link: GraphLink | undefined;
    readonly links: readonly GraphLink[];
    readonly energy: number;
}
/** Judges the step links of every active run. */
export declare function heatFaults(graph: ProcedureGraph): HeatFault[];
