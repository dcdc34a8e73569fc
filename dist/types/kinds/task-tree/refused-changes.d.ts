import type { NodePair, TaskTreeFacts } from './facts.ts';
import type { TreeNode } from './model.ts';
import type { Refusal } from './refusal.ts';
import type { TreeStep } from './steps/step.ts';
/** What the step on a node changed: its mark, its counter and, where it was decomposed, the children that came. */
export declare function stepRefusal(facts: TaskTreeFacts, step: TreeStep): Refusal;
/** The children that a node gained. */
export declare function gainedRefused(facts: TaskTreeFacts, node: TreeNode): string[];
/** Everything that changed in the tree: where nothing is known of the step, nothing of it stands. */
export declare function wholeRefusal(facts: TaskTreeFacts): Refusal;
/** Everything by which a node differs from what it was, with all that stands below it. */
export declare function differencesBelow(facts: TaskTreeFacts, pair: NodePair, pairOf: ReadonlyMap<string, NodePair>): string[];
