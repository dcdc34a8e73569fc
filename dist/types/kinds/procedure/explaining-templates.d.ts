import type { Procedure, ProcedureGraph, Run } from './model.ts';
/** The versions of its template that a run may have gone by. */
export interface Explaining {
    readonly templates: readonly Procedure[];
    /** It may have gone by one that stands at neither end of the range. */
    readonly isOpen: boolean;
}
/**
 * A template stands still while a run of it is active. So over a range in which it changed, a run that has ended since went
 * by the version at the base, one that began since and is active by that at the head; where it began and ended, nobody knows.
 */
export declare function explainingTemplates(before: ProcedureGraph, after: ProcedureGraph, run: Run, isNet: boolean): Explaining;
