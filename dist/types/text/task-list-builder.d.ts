import type { JsonObject } from '../core/json-value.ts';
import { type HeadingItems } from './heading-items.ts';
import type { MarkdownHandler } from './markdown-scan.ts';
import type { SourceText } from './source.ts';
import type { TaskDraft } from './task-item.ts';
import type { TaskLines } from './task-places.ts';
export interface TaskListOptions {
    /** Patterns of the identifiers that tasks begin with; see `leadingId`. */
    readonly ids: readonly string[];
    /** Whether a box below another one is only a detail of that. */
    readonly outermost?: boolean;
    /** Which headings are tasks. */
    readonly headings?: HeadingItems;
}
/** Takes what a scan shows, and holds what it makes of it. */
export interface TaskListBuilder extends MarkdownHandler {
    readonly drafts: readonly TaskDraft[];
    readonly sections: readonly JsonObject[];
    readonly rows: readonly JsonObject[];
    readonly places: TaskLines;
}
export declare function taskListBuilder(source: SourceText, maxValues: number, { outermost, headings: wanted }: TaskListOptions): TaskListBuilder;
