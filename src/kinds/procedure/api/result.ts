import type { JsonObject } from '../../../core/json-value.ts';
import { fillMessage } from '../../../core/rule.ts';
import { buildGraph } from '../build-graph.ts';
import type { GraphLink, GraphNode, Procedure, ProcedureGraph, Run } from '../model.ts';
import { schema } from '../rules/schema.ts';
import { heatFaults } from '../step-heat.ts';

/** A procedure graph as plain data: what a graph file holds. */
export interface ProcedureGraphData {
  readonly nodes: readonly JsonObject[];
  readonly links: readonly JsonObject[];
}

/** What every call returns: the same members, whatever happened. */
export interface ProcedureResult {
  /** The run; null where none was started. */
  readonly run_id: string | null;
  /** The guide of the step that is active now; null where none is. */
  readonly step_content: string | null;
  readonly status: 'active' | 'completed' | 'validation_failed';
  /** Why the run did not move, and what to do; null where it did. */
  readonly validation_error: string | null;
}

/** The graph is the very one that was handed in where nothing changed. */
export interface ProcedureCall {
  readonly graph: ProcedureGraphData;
  readonly result: ProcedureResult;
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
  error: string,
  content: string | null = null,
): ProcedureCall {
  const result = {
    run_id: runId,
    step_content: content,
    status: 'validation_failed',
    validation_error: error,
  };
  return { graph, result: result as ProcedureResult };
}

/** The graph as the rules see it, or why nothing can be done with it. */
export function readData(data: ProcedureGraphData): ProcedureGraph | string {
  const graph = buildGraph({ nodes: data.nodes, links: data.links });
  const [first, ...others] = graph.schemaErrors;
  if (first === undefined) return graph;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return `the graph breaks its schema: ${fillMessage(schema.messages[first.messageId], { ...first })}${more}`;
}

/** The active run of that id, or why there is none that can go on. */
export function findRun(data: ProcedureGraphData, runId: string): ActiveRun | string {
  const graph = readData(data);
  if (typeof graph === 'string') return graph;
  const run = graph.runs.get(runId);
  if (run === undefined) return `there is no run '${runId}' in the graph`;
  if (run.status !== 'active') return `run '${runId}' is ${run.status}; start a new run`;
  const [elaborates, second] = run.elaborates;
  const procedure = graph.procedures.get(elaborates?.to ?? '');
  if (procedure === undefined || second !== undefined)
    return `run '${runId}' elaborates ${run.elaborates.length} procedures; it must elaborate exactly one`;
  if (procedure.steps.length === 0) return `procedure '${procedure.node.id}' has no steps`;
  const unclear = heatFaults(graph).find((fault) => fault.run === run && fault.type !== 'none');
  if (unclear === undefined) return { graph, run, procedure };
  const which =
    unclear.link === undefined ? 'several step links have energy > 5' : `link '${unclear.link.id}'`;
  return `it is not clear at which step run '${runId}' stands (procedure/single-active-step): ${which}`;
}

/** What a call changes: entries that others replace, and new ones. */
export interface GraphEdit {
  readonly replaced: ReadonlyMap<GraphNode | GraphLink, JsonObject>;
  readonly nodes?: readonly JsonObject[];
  readonly links?: readonly JsonObject[];
}

/** The graph with an edit applied; what is not touched is the same object as before. */
export function edited({ nodes, links }: ProcedureGraphData, edit: GraphEdit): ProcedureGraphData {
  const byRaw = new Map([...edit.replaced].map(([{ raw }, next]) => [raw, next]));
  const swap = (raw: JsonObject) => byRaw.get(raw) ?? raw;
  return {
    nodes: [...nodes.map(swap), ...(edit.nodes ?? [])],
    links: [...links.map(swap), ...(edit.links ?? [])],
  };
}
