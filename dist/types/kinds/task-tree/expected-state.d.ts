import type { TaskTree, TreeNode } from './model.ts';
import { type RunnerFields, type TreeStep } from './steps/step.ts';
/** What the runner would have written, and what it would have said it did (seed 001). */
export interface ExpectedState {
    readonly fields: ReadonlyMap<TreeNode, RunnerFields>;
    readonly passesSet: readonly TreeNode[];
    readonly attemptsIncremented: readonly TreeNode[];
    readonly derivedPassesSet: readonly TreeNode[];
}
/**
 * The runner-owned fields of every node of `after`: reset from `before`, then the table applied to each
 * selected node in turn, then inner nodes derived bottom up.
 */
export declare function expectedState(before: TaskTree | null, after: TaskTree, steps: readonly TreeStep[]): ExpectedState;
