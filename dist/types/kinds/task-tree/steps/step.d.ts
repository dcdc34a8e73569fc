import type { Step } from '../../../core/context.ts';
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
export declare function isStatus(value: unknown): value is Status;
export declare function isGuard(value: unknown): value is Guard;
/** The fields only the runner changes, as the table of state transitions sets them. */
export interface RunnerFields {
    readonly passes: boolean;
    readonly attempts: number;
}
/** One row of the table; `decomposed` and `done` with a skipped guard change nothing. */
export interface TransitionRow {
    readonly status: Status;
    readonly guard: Guard;
    readonly passes: 'true' | '–';
    readonly attempts: '+1 while < max_attempts' | '–';
}
/** The state transitions, as data: the judgement, the documentation and messages read this. */
export declare const transitionTable: readonly TransitionRow[];
/** Applies the table to one node's fields. Retry and decomposed do not depend on the guard. */
export declare function applyRow(fields: RunnerFields, maxAttempts: number, status: Status, guard: Guard): RunnerFields;
