import type { Limits } from '../core/limits.ts';
import type { HeadingItems } from './heading-items.ts';
import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
export interface TaskListOptions {
    /** Patterns of the identifiers that tasks begin with; see `leadingId`. */
    readonly ids: readonly string[];
    /** Whether a box below another one is only a detail of that. */
    readonly outermost?: boolean;
    /** Which headings are tasks. */
    readonly headings?: HeadingItems;
}
export declare const defaultTaskListOptions: TaskListOptions;
/**
 * The task-list items of a Markdown text with the headings above them, its headings and the rows of its tables:
 * `{ items, sections, rows }`. What only changes the layout changes no value (docs/decisions/0029-text-formats.md).
 */
export declare function parseTaskList(source: SourceText, limits: Pick<Limits, 'maxDepth' | 'maxValues'>, options?: TaskListOptions): ParsedText;
