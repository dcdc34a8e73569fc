import type { Workflow } from './model.ts';
/** A run in which the named steps, and fields of the state, are as they are in another version. */
export declare function graftWorkflow(doc: Workflow, from: Workflow | null, subjects: readonly string[]): Workflow;
