import { type JsonObject, type JsonValue } from '../core/json-value.ts';
import type { SourceText } from './source.ts';
import { type Splice } from './splice.ts';
import type { TaskExtent, TaskExtents } from './task-extents.ts';
/** Other texts behind the labels of a heading; undefined where one comes or goes, since the heading is what it is by them. */
export declare function labelSplices(source: SourceText, { draft, place }: TaskExtent, wanted: JsonValue): Splice[] | undefined;
/** A heading is a task no more: without its labels, or without its box. What stands below it stays. */
export declare function plainHeading(source: SourceText, { draft, place }: TaskExtent): Splice[];
/** A heading that is a task again: the one of its text that stands there without box or labels, else a new one at the end. */
export declare function newHeading(source: SourceText, { tasks, list }: TaskExtents, value: JsonObject): {
    readonly splices: Splice[];
    readonly isNew: boolean;
} | undefined;
