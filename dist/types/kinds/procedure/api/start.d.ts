import { type ProcedureCall, type ProcedureGraphData } from './result.ts';
export interface StartProcedure {
    readonly procedureId: string;
    readonly actorId: string;
    /** The time of the start, RFC 3339. */
    readonly now: string;
    /** Makes an id that the graph does not hold yet; it is called four times. */
    readonly newId: () => string;
}
/**
 * Starts a run of a procedure (seed 004, V5): a new Run Space whose first step is active, occupied by the actor.
 *
 * @returns the graph with the run, and the guide of its first step; or the graph as it was, and why
 */
export declare function startProcedure(data: ProcedureGraphData, input: StartProcedure): ProcedureCall;
