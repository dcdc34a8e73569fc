import { type JsonObject } from '../../core/json-value.ts';
import type { Part } from '../../core/kind.ts';
import type { Limits } from '../../core/limits.ts';
import type { GraphFile } from './model.ts';
import type { WorkflowOptions } from './options.ts';
export interface LocatedGraph {
    readonly file: GraphFile | undefined;
    readonly lookedFor: readonly string[];
}
/** The bytes of a file's parts; undefined where one is absent. */
export type BytesOf = (role: string) => Uint8Array | undefined;
/** The graph that a state follows, among the parts that stand beside it. */
export declare function locateGraph(path: string, state: JsonObject, bytesOf: BytesOf, options: WorkflowOptions, limits: Limits): LocatedGraph;
/** The parts that one version of a run uses, each with its exact path; more of them once the package record is known. */
export declare function partsInUse(path: string, version: Uint8Array, bytesOf: BytesOf, options: WorkflowOptions, limits: Limits): Part[];
/** What `StateKind.policy` asks: the graph that parts lead to; undefined where none can be followed. */
export declare function policyGraph(path: string, parts: ReadonlyMap<string, Uint8Array>, options: WorkflowOptions, limits: Limits): GraphFile | undefined;
