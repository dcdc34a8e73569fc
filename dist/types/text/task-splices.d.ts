import type { JsonObject, JsonValue } from '../core/json-value.ts';
import type { SourceText } from './source.ts';
import { type Splice } from './splice.ts';
import type { TaskExtent } from './task-extents.ts';
import { type IdOf } from './task-lines.ts';
import type { TaskLines } from './task-places.ts';
/** Another sign in the box. */
export declare function markSplice(source: SourceText, { place }: TaskExtent, mark: string): Splice;
/** Another wording of a task; undefined where none reads so. */
export declare function wordSplices(source: SourceText, task: TaskExtent, wanted: JsonObject, idOf: IdOf): Splice[] | undefined;
/** Other details: those that stay keep their lines. */
export declare function detailSplices(source: SourceText, task: TaskExtent, wanted: readonly string[]): Splice[];
/** Another text in a cell of a table; undefined where there is no such cell. */
export declare function cellSplice(source: SourceText, row: TaskLines['rowLines'][number] | undefined, name: string, value: JsonValue): Splice | undefined;
