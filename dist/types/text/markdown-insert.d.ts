import { type JsonObject } from '../core/json-value.ts';
import type { SourceText } from './source.ts';
import type { TaskExtents } from './task-extents.ts';
import { type IdOf } from './task-lines.ts';
/** A task that comes into a list. */
export interface NewTask {
    readonly value: JsonObject;
    readonly depth: number;
    /** The headings above it; that of the document may be left out. */
    readonly section: readonly string[];
}
/** Where a task comes to stand that is to be before the one at an index: the offset of a line; undefined where it has no place. */
export declare function placeOfTask(source: SourceText, { tasks, list }: TaskExtents, at: number, { depth, section }: Pick<NewTask, 'depth' | 'section'>): number | undefined;
/** The headings that a section lacks, with blank lines around them, for the end of a text. */
export declare function missingHeadings({ list }: TaskExtents, section: readonly string[]): string[];
/** The lines of a new task and of its `children`, written like those around it; undefined where it cannot be put into words. */
export declare function newTaskLines(source: SourceText, { tasks }: TaskExtents, at: number, { value, depth, section }: NewTask, idOf: IdOf): string[] | undefined;
