import type { ProblemDetail } from '../../core/rule.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TaskTree, TreeNode } from './model.ts';
import type { RunnerFields } from './steps/step.ts';
/** Everything that has to return for a problem to go, and the values to return to where those before are not right. */
export type Refusal = Pick<ProblemDetail, 'refuses' | 'demanded'>;
/** Values of runner-owned fields, by node of the new version. */
type FieldValues = ReadonlyMap<TreeNode, Partial<RunnerFields>>;
/** A mark goes to a value, and with it the derived marks above that would no longer follow. */
export declare function markRefusal(facts: TaskTreeFacts, node: TreeNode, passes: boolean): Refusal;
/** A runner-owned field goes to what the steps behind the change demand. */
export declare function expectedRefusal(facts: TaskTreeFacts, node: TreeNode, value: Partial<RunnerFields>): Refusal;
/** A mark goes back to what it was; nothing is known of the mark of what was not there. */
export declare function markBack(facts: TaskTreeFacts, node: TreeNode): Refusal;
/** A tree with other values of runner-owned fields. */
export declare function withValues(tree: TaskTree, values: FieldValues): TaskTree;
/** The new version with all children in their order. */
export declare function sortedTree(facts: TaskTreeFacts): TaskTree | undefined;
export {};
