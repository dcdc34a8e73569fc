import type { Context } from '../../core/context.ts';
import type { WorkflowFacts } from './facts.ts';
import type { Workflow } from './model.ts';
/** Computes once what the rules judge many times. The only place that decides which steps are the same: by id. */
export declare function compareWorkflows(before: Workflow | null, after: Workflow | null, context: Context): WorkflowFacts;
