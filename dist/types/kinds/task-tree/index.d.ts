import type { StateKind } from '../../core/kind.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TaskTree } from './model.ts';
import { type TaskTreeOptions } from './options.ts';
/** The kind `task-tree` (seeds 000 and 001, formats.md §1). */
export declare const taskTree: StateKind<TaskTree, TaskTreeFacts, TaskTreeOptions>;
