import type { Change, GraphChanges } from './changes.ts';
import type { GraphLink, GraphNode, ProcedureGraph } from './model.ts';
/** A change while a run is active, of something that no active run contains. */
export interface OutsideChange {
    readonly type: 'uncontained' | 'otherRun' | 'rest';
    /** For what another run contains: that run. */
    readonly run: string;
    readonly node?: Change<GraphNode>;
    readonly link?: Change<GraphLink>;
}
/** What an agent wrote outside of the runs that were active (V2). Runs themselves are judged by their record. */
export declare function outsideChanges(before: ProcedureGraph, after: ProcedureGraph, changes: GraphChanges): OutsideChange[];
