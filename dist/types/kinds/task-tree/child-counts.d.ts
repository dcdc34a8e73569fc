import type { TaskTreeFacts } from './facts.ts';
import type { TreeNode } from './model.ts';
/** What of a node's children decides its derived mark: how many are open, and how many bear another mark than before. */
interface MarkCounts {
    readonly open: number;
    readonly differing: number;
}
/** Counted once for each node of the new version: thousands of its children may ask. */
export declare function markCounts(facts: TaskTreeFacts, node: TreeNode): MarkCounts;
export {};
