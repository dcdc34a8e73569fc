import type { StateKind } from '../../core/kind.ts';
import type { WorkflowFacts } from './facts.ts';
import type { Workflow } from './model.ts';
import { type WorkflowOptions } from './options.ts';
/** The kind `workflow` (seed 002, formats.md §2): a run in a frontmatter, on a graph that says which moves there are. */
export declare const workflow: StateKind<Workflow, WorkflowFacts, WorkflowOptions>;
