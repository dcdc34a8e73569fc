import type { JsonObject } from '../core/json-value.ts';
import type { Limits } from '../core/limits.ts';
import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
import { type TaskDraft } from './task-item.ts';
import { type TaskListOptions } from './task-list-builder.ts';
export declare const defaultTaskListOptions: TaskListOptions;
/**
 * The task-list items of a Markdown text with the headings above them, its headings and the rows of its tables:
 * `{ items, sections, rows }`. What only changes the layout changes no value (docs/decisions/0029-text-formats.md).
 */
export declare function parseTaskList(source: SourceText, limits: Pick<Limits, 'maxDepth' | 'maxValues'>, options?: TaskListOptions, earlier?: ReadTasks): ParsedText & {
    readonly read?: ReadTasks;
};
type KnownTasks = Map<string, {
    readonly draft: TaskDraft;
    readonly value: JsonObject;
}>;
/** What the tasks of a text said, by what follows their boxes, for the next text. */
export interface ReadTasks {
    readonly ids: TaskListOptions['ids'];
    readonly tasks: Readonly<Pick<KnownTasks, 'get'>>;
}
/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export declare function asReadTasks(memory: unknown): ReadTasks | undefined;
export {};
