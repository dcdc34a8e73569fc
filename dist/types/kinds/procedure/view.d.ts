import type { View } from '../../core/view.ts';
import type { ProcedureGraph } from './model.ts';
import type { ProcedureOptions } from './options.ts';
/** Procedures with their steps, and runs with where they stand, what they still need, and whether they are expired. */
export declare function viewOf(graph: ProcedureGraph, options?: ProcedureOptions, now?: string): View;
