import type { TaskTree, TreeNode } from './model.ts';
/** One breached invariant of a single version (seed 000 §2). */
export interface InvariantBreach {
    readonly type: 'duplicate' | 'maxAttempts' | 'attemptsBound' | 'childrenSorted';
    readonly node: TreeNode;
    /** For duplicates: 2 at the second occurrence, 3 at the third … */
    readonly occurrence: number;
    readonly values: {
        readonly id: string;
        readonly path: string;
        readonly attempts: string;
        readonly maxAttempts: string;
    };
}
/** All breaches, depth first, and for each node in the seed's order. */
export declare function invariantBreaches(tree: TaskTree): InvariantBreach[];
/** Whether children stand in the order of (order, id). */
export declare function isSorted(children: readonly TreeNode[]): boolean;
