import { type Result } from '../../engine/values/result.ts';
import { type JsonObject } from '../../formats/json-value.ts';
import { codes } from './facts.ts';
import type { NextMove } from './model.ts';
/** The text or the bytes of a file, or the value that it holds: of `workflow.md` its frontmatter. */
export type WorkflowSource = string | Uint8Array | object;
/** Why an update is refused; `details` is plain and JSON-safe. */
export interface WorkflowUpdateError {
    /** Of the runtime that the format was made for. */
    readonly code: (typeof codes)[keyof typeof codes];
    /** Names from → to where both can be read. */
    readonly message: string;
    /** `errors`, or `from`, `to`, `allowedNext`, `missing`; `others` where more is wrong. */
    readonly details: JsonObject;
}
export type WorkflowUpdateResult = Result<null, WorkflowUpdateError>;
/**
 * Judges one update of a run before it is persisted. Pure; bad input is a refusal, never an exception.
 *
 * @param previous the state before, null where the run is new
 * @param next the state as it would be written
 * @param graph the graph as it stood before the update
 * @returns null; or the first error by code — frontmatter, schema, transition, graph — with the data that a program needs to
 *   correct itself: `errors`, or `from`, `to` and `allowedNext`; what else is wrong stands in `details.others`
 */
export declare function validateWorkflowStateUpdate(previous: WorkflowSource | null, next: WorkflowSource, graph: WorkflowSource): WorkflowUpdateResult;
/** Where a run stands, as its two files say; nothing else is needed to restore it. */
export interface WorkflowState {
    /** The node that it stands at: the entry of the graph, where the file says none. */
    readonly currentNodeId: string;
    /** Each once, in their order. */
    readonly stepsCompleted: readonly string[];
    /** The moves that lead away from there, in the order of the graph. */
    readonly allowedNext: readonly NextMove[];
}
/**
 * Reads where a run stands. Pure; bad input is a refusal, never an exception.
 *
 * @param state the file of the run
 * @param graph the graph that it follows
 * @returns where it stands; or what is wrong with either, as of an update that changes nothing
 */
export declare function getWorkflowState(state: WorkflowSource, graph: WorkflowSource): Result<WorkflowState, WorkflowUpdateError>;
export {};
