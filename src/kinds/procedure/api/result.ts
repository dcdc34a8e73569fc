import { fillMessage } from '../../../engine/contract/rule.ts';
import { plainJson } from '../../../engine/values/plain-json.ts';
import type { CodedProblem, Result } from '../../../engine/values/result.ts';
import type { JsonObject } from '../../../formats/json-value.ts';
import { cutText } from '../../../formats/schema-fault.ts';
import { buildGraph } from '../build-graph.ts';
import type { GraphLink, GraphNode, Procedure, ProcedureGraph, Run } from '../model.ts';
import { schema } from '../rules/schema.ts';
import { heatFaults } from '../step-heat.ts';

/** A procedure graph as plain data: what a graph file holds. */
export interface ProcedureGraphData {
  /** As a graph file holds them. */
  readonly nodes: readonly JsonObject[];
  /** The same. */
  readonly links: readonly JsonObject[];
}

/** What every call says of the run (V5): the same members, whatever happened. */
export interface ProcedureResult {
  /** The run; null where none was started. */
  readonly run_id: string | null;
  /** The guide of the step that is active now; null where none is. */
  readonly step_content: string | null;
  /** `validation_failed` wherever the call did not do what it is for. */
  readonly status: 'active' | 'completed' | 'validation_failed';
  /** Why the run did not move, and what to do; null where it did. */
  readonly validation_error: string | null;
}

/** Why a run did not start, move or end. */
export type ProcedureErrorCode =
  /** The graph breaks its schema, or cannot be read. */
  | 'E_GRAPH_INVALID'
  /** There is no such procedure, actor or run. */
  | 'E_NOT_FOUND'
  /** The run is not in a state in which it can go on. */
  | 'E_RUN_STATE'
  /** A step of the procedure has no guide that it can be done by. */
  | 'E_STEP_GUIDE'
  /** The completion proof of the step is not met; `message` says what was counted and what is needed. */
  | 'E_VALIDATION_FAILED'
  /** A time, an id or an option is not what is asked for. */
  | 'E_INVALID_INPUT'
  /** The file could not be read or written. */
  | 'E_IO';

export interface ProcedureError extends CodedProblem {
  /** Why, for programs. */
  readonly code: ProcedureErrorCode;
}

/** What a call gives besides its outcome. */
interface Around {
  /** The very graph that was handed in where nothing changed. */
  readonly graph: ProcedureGraphData;
  /** The same members whatever happened: what an agent is told. `value`, where the call did what it is for. */
  readonly result: ProcedureResult;
  /** What is not as it should be and held up nothing, as under strictness `v1` a step whose guide lacks a section. */
  readonly warnings: readonly string[];
}

export type ProcedureCall = Result<ProcedureResult, ProcedureError> & Around;

/** Why nothing can be done, before it is said of which run. */
export interface Refusal {
  readonly code: ProcedureErrorCode;
  readonly message: string;
}

export function refusal(code: ProcedureErrorCode, message: string): Refusal {
  return { code, message };
}

export function notTime(text: string): Refusal {
  return refusal('E_INVALID_INPUT', `'${text}' is no time; write it as in 2025-12-29T10:00:00Z`);
}

export function isRefusal(value: object): value is Refusal {
  return 'code' in value && 'message' in value;
}

/** An active run, its one procedure, and the graph they stand in. */
export interface ActiveRun {
  readonly graph: ProcedureGraph;
  readonly run: Run;
  readonly procedure: Procedure;
}

/** Nothing changes where something is not as it must be. */
export function failed(
  graph: ProcedureGraphData,
  runId: string | null,
  { code, message }: Refusal,
  content: string | null = null,
): ProcedureCall {
  const result: ProcedureResult = {
    run_id: runId,
    step_content: content,
    status: 'validation_failed',
    validation_error: message,
  };
  return { ok: false, error: { code, message, details: {} }, graph, result, warnings: [] };
}

/** The graph as the call leaves it, and what it says. */
export function succeeded(
  graph: ProcedureGraphData,
  result: ProcedureResult,
  warnings: readonly string[] = [],
): ProcedureCall {
  return { ok: true, value: result, graph, result, warnings };
}

const longest = 4000;

/** The graph as the rules see it, or why nothing can be done with it. */
export function readData(data: ProcedureGraphData): ProcedureGraph | Refusal {
  const plain = plainJson(data);
  if (!plain.ok) return refusal('E_GRAPH_INVALID', `the graph is no plain data: ${plain.error}`);
  const graph = buildGraph(plain.value);
  const errors = graph.schemaErrors.map((each) => fillMessage(schema.messages[each.messageId], { ...each }));
  if (errors.length === 0) return graph;
  return refusal('E_GRAPH_INVALID', cutText(`the graph breaks its schema: ${errors.join('; ')}`, longest));
}

/** The active run of that id, or why there is none that can go on. */
export function findRun(data: ProcedureGraphData, runId: string): ActiveRun | Refusal {
  const graph = readData(data);
  if (isRefusal(graph)) return graph;
  const run = graph.runs.get(runId);
  if (run === undefined) return refusal('E_NOT_FOUND', `there is no run '${runId}' in the graph`);
  if (run.status !== 'active')
    return refusal('E_RUN_STATE', `run '${runId}' is ${run.status}; start a new run`);
  const [elaborates, second] = run.elaborates;
  const procedure = graph.procedures.get(elaborates?.to ?? '');
  if (procedure === undefined || second !== undefined)
    return refusal(
      'E_RUN_STATE',
      `run '${runId}' elaborates ${run.elaborates.length} procedures; it must elaborate exactly one`,
    );
  if (procedure.steps.length === 0)
    return refusal('E_RUN_STATE', `procedure '${procedure.node.id}' has no steps`);
  const unclear = heatFaults(graph).find((fault) => fault.run === run && fault.type !== 'none');
  if (unclear === undefined) return { graph, run, procedure };
  const which =
    unclear.link === undefined ? 'several step links have energy > 5' : `link '${unclear.link.id}'`;
  return refusal(
    'E_RUN_STATE',
    `it is not clear at which step run '${runId}' stands (procedure/single-active-step): ${which}`,
  );
}

/** What a call changes: entries that others replace, and new ones. */
export interface GraphEdit {
  readonly replaced: ReadonlyMap<GraphNode | GraphLink, JsonObject>;
  readonly nodes?: readonly JsonObject[];
  readonly links?: readonly JsonObject[];
}

/** The graph with an edit applied; what is not touched is the same object as before. */
export function edited({ nodes, links }: ProcedureGraphData, edit: GraphEdit): ProcedureGraphData {
  const byPlace = new Map([...edit.replaced].map(([{ pointer }, next]) => [pointer, next]));
  const swapIn = (list: string) => (raw: JsonObject, index: number) =>
    byPlace.get(`/${list}/${index}`) ?? raw;
  return {
    nodes: [...nodes.map(swapIn('nodes')), ...(edit.nodes ?? [])],
    links: [...links.map(swapIn('links')), ...(edit.links ?? [])],
  };
}
