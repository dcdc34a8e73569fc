import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import type { Guide } from './guide.ts';

/** A node or link as it stands in the file. */
interface Entry {
  readonly id: string;
  /** As it was read. */
  readonly raw: JsonObject;
  /** The same under its canonical field names. */
  readonly fields: JsonObject;
  readonly pointer: string;
}

export interface GraphNode extends Entry {
  readonly nodeType: string;
  readonly subtype: string;
  readonly name: string;
}

export interface GraphLink extends Entry {
  readonly from: string;
  readonly to: string;
  /** In its normal form: small letters, single blanks. */
  readonly verb: string;
  readonly energy: number | undefined;
  readonly polarity: readonly [number, number] | undefined;
}

/** One error against the schema (V1), with the place of the wrong value. */
export interface SchemaError {
  readonly messageId: 'missing' | 'unknown' | 'invalid' | 'mixed' | 'repeated' | 'end' | 'runContent';
  readonly subject: string;
  readonly pointer: string;
  /** The node or link, as messages name it. */
  readonly place: string;
  readonly field: string;
  readonly expected: string;
  readonly found: string;
}

export interface Step {
  readonly node: GraphNode;
  readonly guide: Guide;
}

/** A procedure template: its steps in order, and all nodes that belong to it, itself first. */
export interface Procedure {
  readonly node: GraphNode;
  readonly steps: readonly Step[];
  readonly nodes: readonly GraphNode[];
}

export type RunStatus = 'active' | 'completed' | 'failed';

/** A Run Space with its links to template, steps, actors and work. */
export interface Run {
  readonly node: GraphNode;
  readonly status: RunStatus;
  /** As the file says it; undefined where it cannot be read. */
  readonly startedAt: string | number | undefined;
  readonly elaborates: readonly GraphLink[];
  readonly stepLinks: readonly GraphLink[];
  readonly actorLinks: readonly GraphLink[];
  /** Ids of the nodes that it contains. */
  readonly contained: ReadonlySet<string>;
}

/** One version of a procedure graph. Of repeated ids the maps hold the last. */
export interface ProcedureGraph {
  readonly nodes: readonly GraphNode[];
  readonly links: readonly GraphLink[];
  readonly nodeById: ReadonlyMap<string, GraphNode>;
  readonly linkById: ReadonlyMap<string, GraphLink>;
  /** How often ids occur that occur more than once, by entity id. */
  readonly repeated: ReadonlyMap<string, number>;
  readonly linksFrom: ReadonlyMap<string, readonly GraphLink[]>;
  readonly linksTo: ReadonlyMap<string, readonly GraphLink[]>;
  readonly procedures: ReadonlyMap<string, Procedure>;
  readonly runs: ReadonlyMap<string, Run>;
  /** Ids of all nodes that belong to some template. */
  readonly templateNodes: ReadonlySet<string>;
  readonly schemaErrors: readonly SchemaError[];
  /** As it was read. */
  readonly value: JsonValue;
  readonly text: string;
}
