import type { Limits } from '../../core/limits.ts';
import type { Reader } from '../../core/parsed.ts';
import type { TaskTree } from './model.ts';
export declare const runStateRole = "runState";
/** Reads a tree and, where it was handed in, the run state beside it. */
export declare function treeReader(limits: Limits): Reader<TaskTree>;
