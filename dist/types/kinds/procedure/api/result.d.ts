import type { JsonObject } from '../../../core/json-value.ts';
import type { CodedProblem, Result } from '../../../core/result.ts';
import type { GraphLink, GraphNode, Procedure, ProcedureGraph, Run } from '../model.ts';
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
'E_GRAPH_INVALID'
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
export declare function refusal(code: ProcedureErrorCode, message: string): Refusal;
export declare function notTime(text: string): Refusal;
export declare function isRefusal(value: object): value is Refusal;
/** An active run, its one procedure, and the graph they stand in. */
export interface ActiveRun {
    readonly graph: ProcedureGraph;
    readonly run: Run;
    readonly procedure: Procedure;
}
/** Nothing changes where something is not as it must be. */
export declare function failed(graph: ProcedureGraphData, runId: string | null, { code, message }: Refusal, content?: string | null): ProcedureCall;
/** The graph as the call leaves it, and what it says. */
export declare function succeeded(graph: ProcedureGraphData, result: ProcedureResult, warnings?: readonly string[]): ProcedureCall;
/** The graph as the rules see it, or why nothing can be done with it. */
export declare function readData(data: ProcedureGraphData): ProcedureGraph | Refusal;
/** The active run of that id, or why there is none that can go on. */
export declare function findRun(data: ProcedureGraphData, runId: string): ActiveRun | Refusal;
/** What a call changes: entries that others replace, and new ones. */
export interface GraphEdit {
    readonly replaced: ReadonlyMap<GraphNode | GraphLink, JsonObject>;
    readonly nodes?: readonly JsonObject[];
    readonly links?: readonly JsonObject[];
}
/** The graph with an edit applied; what is not touched is the same object as before. */
export declare function edited({ nodes, links }: ProcedureGraphData, edit: GraphEdit): ProcedureGraphData;
export {};
