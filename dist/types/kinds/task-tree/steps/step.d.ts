import type { Step } from '../../../engine/contract/context.ts';
export declare const statuses: readonly ['done', 'retry', 'decomposed', 'replan'];
export declare const guards: readonly ['pass', 'fail', 'skipped'];
export type Status = (typeof statuses)[number];
export type Guard = (typeof guards)[number];
/** A step on a task tree: which node, what became of it, what the guard said (docs/kinds/task-tree.md). */
export interface TreeStep extends Step {
    /** Id of the node. */
    readonly node: string;
    /** What the agent says of it; a replan is a person's. */
    readonly status: Status;
    /** What the guard said; `skipped` where it was not run. */
    readonly guard: Guard;
}
/** Where a step was read from, in the order in which the sources supply it. */
export type StepSource = 'flags' | 'trailer' | 'subject' | 'run-state' | 'inferred';
