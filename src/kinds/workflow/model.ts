import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import type { Span } from '../../formats/location.ts';

/** One error of a validator, as results and reports show it; nothing in it names a file of this machine. */
export interface ValidatorError {
  readonly [member: string]: JsonValue;
  readonly instancePath: string;
  readonly keyword: string;
  readonly message: string;
}

/** One error against a schema, with the place of the wrong value in its part. */
export interface SchemaError {
  /** The place as a field of the entity: `decisionLog/0/from`. */
  readonly field: string;
  readonly pointer: string;
  readonly problem: string;
  readonly error: ValidatorError;
}

/** The state of a run: its frontmatter after normalisation, and what the rules ask of it. */
export interface RunState {
  readonly raw: JsonObject;
  /** As it stands there; undefined where it is no text. */
  readonly currentNodeId: string | undefined;
  /** The entries that are texts, each once, in their order. */
  readonly completed: readonly string[];
  /** Where each of them first stands in the list. */
  readonly places: ReadonlyMap<string, number>;
  readonly schemaErrors: readonly SchemaError[];
}

export interface GraphNode {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Place among all nodes. */
  readonly index: number;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly isDefault: boolean | undefined;
  readonly conditionText: string | undefined;
  /** Place among all edges. */
  readonly index: number;
}

/** What can be read of a graph. Of nodes with one id the first counts. */
export interface WorkflowGraph {
  readonly raw: JsonObject;
  readonly entry: string;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly edges: readonly GraphEdge[];
}

/** What a schema cannot say of a graph. */
export interface IntegrityError {
  readonly messageId: 'entry' | 'duplicate' | 'dangling';
  readonly field: string;
  readonly pointer: string;
  readonly id: string;
  readonly edge: string;
}

/** The graph that a run follows, as it was found. `graph` is undefined where it cannot be followed. */
export interface GraphFile {
  /** The role of its part. */
  readonly part: string;
  readonly path: string;
  readonly graph: WorkflowGraph | undefined;
  /** Why its text cannot be read. */
  readonly unreadable: { readonly reason: string; readonly span: Span } | undefined;
  readonly schemaErrors: readonly SchemaError[];
  readonly integrityErrors: readonly IntegrityError[];
}

/** One version of a run, with the graph that it follows. */
export interface Workflow {
  readonly state: RunState;
  readonly graph: GraphFile | undefined;
  /** Where a graph was looked for. */
  readonly lookedFor: readonly string[];
}

/** One move that the graph allows. */
export interface NextMove {
  /** `isDefault` and `conditionText`, where the graph has them. */
  readonly [member: string]: JsonValue;
  /** Id of the node. */
  readonly to: string;
  /** As the graph has it. */
  readonly label: string;
}
