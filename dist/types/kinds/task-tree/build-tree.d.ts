import { type JsonValue } from '../../core/json-value.ts';
import type { RunState, TaskTree } from './model.ts';
/** Reads a tree out of a JSON value, whatever its shape: what is no node is a schema error, never a stop. */
export declare function buildTree(value: JsonValue, text?: string, runState?: RunState): TaskTree;
