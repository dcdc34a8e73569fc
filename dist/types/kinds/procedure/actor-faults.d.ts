import type { GraphLink, ProcedureGraph, Run } from './model.ts';
/** How a run fails to say who works on it (V7). */
export interface ActorFault {
    readonly type: 'none' | 'several' | 'verb' | 'energy' | 'polarity';
    readonly run: Run;
    readonly link: GraphLink | undefined;
    readonly actors: readonly string[];
}
/** Judges the actors of every run; of a failed one only that there is exactly one. */
export declare function actorFaults(graph: ProcedureGraph): ActorFault[];
