import type { MarkdownLine } from './markdown-line.ts';
import type { SourceText } from './source.ts';
import type { TaskDraft, TaskHeading } from './task-item.ts';
/** Which headings of a page are tasks: those with a box, and those with a line such as `**Status:** done` below. */
export interface HeadingItems {
    readonly boxes?: boolean;
    /** The names of such lines. */
    readonly labels?: readonly string[];
}
type Found = Pick<TaskDraft, 'box' | 'text'> & {
    readonly heading: TaskHeading;
};
/** Tells of a heading whether it is a task. The title of a page is none, whatever stands below it. */
export declare function headingItems(source: SourceText, { boxes, labels }: HeadingItems): (level: number, text: string, line: MarkdownLine) => Found | undefined;
export {};
