import type { Addition, FieldMismatch, Reading } from '../facts.ts';
import type { TaskTree, TreeNode } from '../model.ts';
import type { TaskTreeOptions } from '../options.ts';
import type { RunnerFields, TreeStep } from './step.ts';
/** Holds a transition against given steps: what they do not explain (formats.md §1, step rules). */
export declare function readTransition(before: TaskTree | null, after: TaskTree, steps: readonly TreeStep[], options: TaskTreeOptions): Reading;
/** Nodes of both trees whose set of child ids gained members, sorted by id; decomposed ones may. */
export declare function additions(before: TaskTree | null, after: TaskTree, steps: readonly TreeStep[]): Addition[];
/** An inner node that follows its children as they are is no mismatch of its own: the leaf is. */
export declare function fieldMismatches(previous: TreeNode | undefined, node: TreeNode, wanted: RunnerFields): FieldMismatch[];
