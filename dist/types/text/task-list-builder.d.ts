import type { JsonObject } from '../core/json-value.ts';
import type { MarkdownHandler } from './markdown-scan.ts';
import type { TaskDraft } from './task-item.ts';
import type { TaskLines } from './task-places.ts';
/** Takes what a scan shows, and holds what it makes of it. */
export interface TaskListBuilder extends MarkdownHandler {
    readonly drafts: readonly TaskDraft[];
    readonly sections: readonly JsonObject[];
    readonly rows: readonly JsonObject[];
    readonly places: TaskLines;
}
export declare function taskListBuilder(maxValues: number): TaskListBuilder;
