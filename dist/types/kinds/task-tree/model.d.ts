/** A node as `schemas/task_tree/v1.schema.json` defines it (docs/kinds/task-tree.md). */
export interface TaskNode {
    /** Names the node for good; at least one character. */
    readonly id: string;
    /** Its place among its siblings, with the id. */
    readonly order: number;
    /** For people. */
    readonly title: string;
    /** What has to be reached. */
    readonly goal: string;
    /** By what it passes. */
    readonly acceptance: readonly string[];
    /** Its mode: whether a step does the work or plans children. */
    readonly next: 'execute' | 'decompose';
    /** Owned by the runner. */
    readonly passes: boolean;
    /** Owned by the runner: failed attempts so far. */
    readonly attempts: number;
    /** Above 0; at it the node is stuck. */
    readonly max_attempts: number;
    /** Sorted by (order, id). */
    readonly children: readonly TaskNode[];
}
