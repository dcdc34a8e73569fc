import type { Result } from '../engine/values/result.ts';
import { type ContinueProcedure } from '../kinds/procedure/api/continue.ts';
import { type EndProcedure } from '../kinds/procedure/api/end.ts';
import type { ProcedureError, ProcedureResult } from '../kinds/procedure/api/result.ts';
import { type StartProcedure } from '../kinds/procedure/api/start.ts';
/** What a call gives. Where it is refused, or the file could not be read or written, the file is as it was. */
export type StoredResult = Result<ProcedureResult, ProcedureError> & {
    /** The same members whatever happened, for an agent; null where the file could not be read or written. */
    readonly result: ProcedureResult | null;
    /** What is not as it should be and held up nothing. */
    readonly warnings: readonly string[];
};
/** Members that the store fills in: the clock, and random ids. */
type Given<Input> = Omit<Input, 'now' | 'newId'> & Partial<Input>;
/**
 * Starts a run in a graph file, which is replaced in one step.
 *
 * @param path the graph, JSON or YAML
 * @returns the call's result; or `E_IO` or `E_GRAPH_INVALID` where the file could not be read or written
 */
export declare function startProcedureIn(path: string, input: Given<StartProcedure>): Promise<StoredResult>;
/**
 * Moves a run in a graph file to its next step, if the active one's proof is met.
 *
 * @param path the graph, JSON or YAML
 * @returns the call's result; or `E_IO` or `E_GRAPH_INVALID` where the file could not be read or written
 */
export declare function continueProcedureIn(path: string, input: Given<ContinueProcedure>): Promise<StoredResult>;
/**
 * Completes a run in a graph file, if it stands at its last step and that step's proof is met.
 *
 * @param path the graph, JSON or YAML
 * @returns the call's result; or `E_IO` or `E_GRAPH_INVALID` where the file could not be read or written
 */
export declare function endProcedureIn(path: string, input: Given<EndProcedure>): Promise<StoredResult>;
export {};
