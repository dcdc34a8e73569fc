import type { CodedProblem, Result } from '../../../engine/values/result.ts';
import type { JsonObject } from '../../../formats/json-value.ts';
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
export {};
