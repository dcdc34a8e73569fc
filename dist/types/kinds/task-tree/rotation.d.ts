import type { Plans } from '../../core/kind.ts';
import type { TaskTree } from './model.ts';
import type { TaskTreeOptions } from './options.ts';
/** A tree is one plan, known by its root. */
export declare const treePlans: Plans<TaskTree, TaskTreeOptions>;
/** Nothing is left to do in a tree whose root passed. */
export declare function isFinished({ root }: TaskTree): boolean;
/** A finished tree replaced by an untouched one, where the configuration allows it. */
export declare function isRotation(before: TaskTree | null, after: TaskTree | null, options: TaskTreeOptions): boolean;
