import type { ProcedureGraph, Run, Step } from './model.ts';
/** How far a spec is met: what was counted, and what to do; `isMet` with a count that suffices. */
export interface Proof {
    readonly isMet: boolean;
    readonly found: number;
    readonly needed: number;
    /** What is needed and what was found, as one clause; what to do, as another. */
    readonly says: string;
}
/** Judges a step's own spec in one run; undefined where the step asks for no proof. */
export declare function proofOf(graph: ProcedureGraph, run: Run, { guide }: Step): Proof | undefined;
