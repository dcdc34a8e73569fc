import type { Limits } from '../../core/limits.ts';
import type { Reader } from '../../core/parsed.ts';
import type { Workflow } from './model.ts';
import type { WorkflowOptions } from './options.ts';
/** Reads the state of a run, and the graph that it follows. */
export declare function workflowReader(options: WorkflowOptions, limits: Limits, path?: string): Reader<Workflow>;
