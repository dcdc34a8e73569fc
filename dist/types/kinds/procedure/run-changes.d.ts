import type { Change, GraphChanges } from './changes.ts';
import type { GraphLink, GraphNode, ProcedureGraph, Run } from './model.ts';
/** How the record of a run breaks with what it said. */
export interface RecordBreak {
    readonly type: 'vanished' | 'noRun' | 'startedAt' | 'procedure' | 'actor' | 'status' | 'frozenRun' | 'frozenWork' | 'bornEnded' | 'notAtFirst';
    /** The new version where there is one. */
    readonly run: Run;
    readonly from: string;
    readonly to: string;
    readonly node?: Change<GraphNode>;
    readonly link?: Change<GraphLink>;
}
/** Judges what became of every run (V2, V3, V7). In the net a new run may have come any way; `advance` judges it. */
export declare function recordBreaks(before: ProcedureGraph, after: ProcedureGraph, changes: GraphChanges, isNet: boolean): RecordBreak[];
