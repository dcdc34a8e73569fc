import type { JsonObject, JsonValue } from '../../formats/json-value.ts';

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

/** A node as it was read. Values of the wrong type count as false and 0; `schemaErrors` names them. */
export interface TreeNode {
  readonly id: string;
  readonly raw: JsonObject;
  readonly parent: TreeNode | undefined;
  /** Index in the parent's `children`; 0 for the root. */
  readonly position: number;
  readonly children: readonly TreeNode[];
  readonly order: number;
  readonly next: string;
  readonly passes: boolean;
  readonly attempts: number;
  readonly maxAttempts: number;
}

/** One error against the schema, with the place of the wrong value relative to the document. */
export interface SchemaError {
  readonly messageId: 'missing' | 'unknown' | 'type' | 'range' | 'value' | 'empty';
  readonly subject: string;
  /** What has to return for the error to go: the whole field, of that one of several nodes with the id. */
  readonly refused: string;
  readonly pointer: string;
  /** The ids from the root, or <root> where no node was read. */
  readonly place: string;
  readonly field: string;
  readonly expected: string;
  readonly found: string;
}

/** The reference runner's `run_state.json` (docs/kinds/task-tree.md, Where a step comes from, 4). */
export interface RunState {
  readonly runId: string;
  readonly nextIteration: number;
  readonly lastStatus: string | null;
  readonly lastSummary: JsonValue;
  readonly lastGuard: string | null;
}

/** One version of a task tree. `nodes` are in depth-first order; `byId` holds the last of each id. */
export interface TaskTree {
  readonly nodes: readonly TreeNode[];
  readonly root: TreeNode | undefined;
  readonly byId: ReadonlyMap<string, TreeNode>;
  /** Where ids repeat: the earlier nodes of that id, which `byId` does not hold. */
  readonly repeated: ReadonlyMap<string, readonly TreeNode[]>;
  readonly schemaErrors: readonly SchemaError[];
  readonly runState: RunState | undefined;
  readonly text: string;
}
