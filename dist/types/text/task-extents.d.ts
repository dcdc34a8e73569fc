import type { SourceText } from './source.ts';
import type { TaskDraft } from './task-item.ts';
import { type TaskListBuilder } from './task-list-builder.ts';
import type { PlacedTask } from './task-places.ts';
/** Which lines belong to a task; all of them count from 1. */
export interface TaskExtent {
    readonly draft: TaskDraft;
    readonly place: PlacedTask;
    readonly indent: number;
    /** The lines that continue its paragraph. */
    readonly more: readonly number[];
    /** The lines of each thing that stands below it and is no task. */
    readonly details: readonly (readonly number[])[];
    /** The last line of it and of everything below it. */
    readonly last: number;
}
export interface TaskExtents {
    readonly tasks: readonly TaskExtent[];
    readonly list: TaskListBuilder;
}
/** The lines of every task of a text; undefined where it is no task list. */
export declare function taskExtents(source: SourceText): TaskExtents | undefined;
