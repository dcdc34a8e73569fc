import { type ProcedureCall, type ProcedureGraphData } from './result.ts';
export interface StartProcedure {
    /** The node of the template. */
    readonly procedureId: string;
    /** The actor that occupies the run. */
    readonly actorId: string;
    /** The time of the start, RFC 3339. */
    readonly now: string;
    /** Makes an id that the graph does not hold yet; it is called four times. */
    readonly newId: () => string;
    /** Whether a step whose guide lacks a part, or that nothing implements, is warned of (`v1`, the default) or refused (`v2`). */
    readonly strictness?: 'v1' | 'v2';
}
/**
 * Starts a run of a procedure (V5): a new Run Space whose first step is active, occupied by the actor.
 *
 * @returns the graph with the run, and the guide of its first step; or the graph as it was, and why
 */
export declare function startProcedure(data: ProcedureGraphData, input: StartProcedure): ProcedureCall;
