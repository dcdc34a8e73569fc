import type { Context } from '../../core/context.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TaskTree } from './model.ts';
import type { TaskTreeOptions } from './options.ts';
/** Computes once what the rules judge many times. The only place that decides which nodes are the same: by id. */
export declare function compareTrees(before: TaskTree | null, after: TaskTree | null, context: Context, options: TaskTreeOptions): TaskTreeFacts;
