import type { Context } from '../../engine/contract/context.ts';
import { ruleOver } from '../../engine/contract/rule.ts';
import type { JsonObject } from '../../formats/json-value.ts';
import type { GraphFile, NextMove, SchemaError, Workflow, WorkflowGraph } from './model.ts';

/** Where a run stood and stands, by the graph that judges. */
export interface Move {
  readonly graph: WorkflowGraph;
  readonly from: string;
  readonly to: string;
  /** Whether what the file says of its node is another text than before. */
  readonly isStated: boolean;
  /** Whether an edge leads there; in the net, a path of edges. */
  readonly isAllowed: boolean;
  readonly allowedNext: readonly NextMove[];
  /** The nodes on the way: the two ends, in the net all between them. */
  readonly visited: ReadonlySet<string>;
}

/** How the graph beside the state changed. */
export interface GraphChange {
  readonly before: GraphFile | undefined;
  readonly after: GraphFile | undefined;
  readonly isMoved: boolean;
  readonly nodesAdded: readonly string[];
  readonly nodesRemoved: readonly string[];
  readonly edgesAdded: readonly string[];
  readonly edgesRemoved: readonly string[];
}

/** What `compare` found, for the rules to judge. */
export interface WorkflowFacts {
  readonly scope: Context['scope'];
  readonly before: Workflow | null;
  readonly after: Workflow | null;
  /** Undefined where no graph can be followed, or nothing is compared. */
  readonly move: Move | undefined;
  /** Whether the run moved or finished steps, and no graph can be followed. */
  readonly isUnjudged: boolean;
  /** Errors of the new state that it did not have before. */
  readonly schemaErrors: readonly SchemaError[];
  /** Steps that were completed and are no longer, and that newly are; each in their order. */
  readonly lost: readonly string[];
  readonly completed: readonly string[];
  readonly graphChange: GraphChange | undefined;
}

export const workflowRule = ruleOver<WorkflowFacts>();

/** The codes of the runtime that the format was made for. */
export const codes = {
  schema: 'E_SCHEMA_VALIDATION',
  transition: 'E_INVALID_TRANSITION',
  graph: 'E_GRAPH_INVALID',
  frontmatter: 'E_INVALID_FRONTMATTER',
} as const;

/** `from → to`, where both can be read. */
export function transitionOf({ move }: Pick<WorkflowFacts, 'move'>): string {
  return move === undefined ? '' : `${move.from} → ${move.to}`;
}

/** What an agent needs to correct its move. */
export function moveData(code: string, { from, to, allowedNext }: Move, more: JsonObject = {}): JsonObject {
  return { code, from, to, allowedNext, ...more };
}
