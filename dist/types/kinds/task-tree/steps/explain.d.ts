import type { Reading } from '../facts.ts';
import type { TaskTree, TreeNode } from '../model.ts';
/** What was inferred where nothing was declared. `fits` is false for the nearest of those that do not. */
export interface Explanation {
    readonly readings: readonly Reading[];
    readonly fits: boolean;
    /** The node the readings are about. */
    readonly node: TreeNode | undefined;
}
/**
 * Infers the step behind a transition (formats.md §1, source 5): every changed node with every row of the
 * table, at built-in settings. "Nothing changed" needs no step to explain it. Where none fits, the nearest
 * explanation is returned: fewest findings, then node order, then the nearest counter, then row.
 */
export declare function explain(before: TaskTree, after: TaskTree): Explanation;
/** The rows of the table on one node, as sentences: what a legal step would have changed. */
export declare function legalMoves(node: TreeNode | undefined): string[];
