import type { JsonObject } from '../core/json-value.ts';
import type { Limits } from '../core/limits.ts';
import { type MarkdownStop } from './markdown-scan.ts';
import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
import { type TaskDraft } from './task-item.ts';
import { type TaskListBuilder, type TaskListOptions } from './task-list-builder.ts';
export declare const defaultTaskListOptions: TaskListOptions;
/**
 * The task-list items of a Markdown text with the headings above them, its headings and the rows of its tables:
 * `{ items, sections, rows }`. What only changes the layout changes no value (docs/decisions/0029-text-formats.md).
 */
export declare function parseTaskList(source: SourceText, limits: Pick<Limits, 'maxDepth' | 'maxValues'>, options?: TaskListOptions, earlier?: ReadTasks, { viewOf, scans, most }?: TaskReading): ParsedText & {
    readonly read?: ReadTasks;
};
/** What else is known of how a text is read. */
interface TaskReading {
    readonly viewOf?: (sections: readonly JsonObject[]) => TaskView;
    /** What was seen in the same text by other identifiers, by how it is looked at. */
    readonly scans?: Map<string, TaskScan>;
    /** So many tasks are told at most. */
    readonly most?: number;
}
export interface TaskScan {
    readonly list: TaskListBuilder;
    readonly stop: MarkdownStop | undefined;
}
/** What a reader makes of each task. */
type TaskView = (task: JsonObject) => JsonObject;
/** What the tasks of a text said, for the next text. */
export interface ReadTasks {
    readonly ids: TaskListOptions['ids'];
    readonly view: TaskView;
    readonly drafts: readonly TaskDraft[];
    readonly values: readonly JsonObject[];
    /** The text itself, and what was seen in it. */
    readonly text: string;
    readonly scans: Map<string, TaskScan>;
}
/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export declare function asReadTasks(memory: unknown): ReadTasks | undefined;
export {};
