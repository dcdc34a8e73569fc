import { type ProcedureCall, type ProcedureGraphData } from './result.ts';
export interface ContinueProcedure {
    /** The Run Space. */
    readonly runId: string;
    /** Makes an id that the graph does not hold yet. */
    readonly newId: () => string;
    /** Whose spec must be met: that of the step that is left (the default), or of the one that follows. */
    readonly specOf?: 'own' | 'next';
}
/**
 * Moves a run to its next step, if the active step's completion proof is met (V5). A run that a crash left
 * without an active step resumes at the step after the last completed one.
 *
 * @returns the graph with the run moved, and the guide of the step that is active now; or the graph as it was, the guide
 *   of the step that still is active, and what its proof needs
 */
export declare function continueProcedure(data: ProcedureGraphData, input: ContinueProcedure): ProcedureCall;
