import type { Step } from './context.ts';
/** What a kind made of the step behind a transition: the declared one, or what it inferred. */
export interface ExplainedStep extends Step {
    /** Where it was read. */
    readonly source: string;
}
export {};
