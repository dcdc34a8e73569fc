import type { JsonObject } from '../../../core/json-value.ts';
import type { GraphLink, GraphNode, Procedure, ProcedureGraph, Run } from '../model.ts';
/** A procedure graph as plain data: what a graph file holds. */
export interface ProcedureGraphData {
    readonly nodes: readonly JsonObject[];
    readonly links: readonly JsonObject[];
}
/** What every call returns (seed 004, V5): the same members, whatever happened. */
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
export declare function failed(graph: ProcedureGraphData, runId: string | null, error: string, content?: string | null): ProcedureCall;
/** The graph as the rules see it, or why nothing can be done with it. */
export declare function readData(data: ProcedureGraphData): ProcedureGraph | string;
/** The active run of that id, or why there is none that can go on. */
export declare function findRun(data: ProcedureGraphData, runId: string): ActiveRun | string;
/** What a call changes: entries that others replace, and new ones. */
export interface GraphEdit {
    readonly replaced: ReadonlyMap<GraphNode | GraphLink, JsonObject>;
    readonly nodes?: readonly JsonObject[];
    readonly links?: readonly JsonObject[];
}
/** The graph with an edit applied; what is not touched is the same object as before. */
export declare function edited({ nodes, links }: ProcedureGraphData, edit: GraphEdit): ProcedureGraphData;
