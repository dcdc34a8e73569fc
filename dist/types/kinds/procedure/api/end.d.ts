import { type ProcedureCall, type ProcedureGraphData } from './result.ts';
export interface EndProcedure {
    /** The Run Space. */
    readonly runId: string;
    /** The time of the end, RFC 3339. */
    readonly now: string;
    /** Whose spec must be met, as when it continues. */
    readonly specOf?: 'own' | 'next';
}
/**
 * Completes a run that stands at its last step, if that step's completion proof is met (V5).
 *
 * @returns the graph with the run completed and inhabited by its actor; or the graph as it was, and what is missing
 */
export declare function endProcedure(data: ProcedureGraphData, input: EndProcedure): ProcedureCall;
