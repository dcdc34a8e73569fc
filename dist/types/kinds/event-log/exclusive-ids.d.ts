import type { IdElsewhere } from '../../core/context.ts';
import { type IndexedLine } from './event-index.ts';
import type { EventLog } from './model.ts';
declare const idFields: readonly ['run_id', 'event_id'];
type IdField = (typeof idFields)[number];
/** An id of this log that another file of the entry holds too, and the first line here that has it. */
export interface ForeignId {
    readonly field: IdField;
    readonly id: string;
    readonly path: string;
    readonly line: IndexedLine;
}
/** The run and event ids of a log, each after its member's name: they are unique over all files of an entry (1, 36). */
export declare function exclusiveIds(chunks: readonly Uint8Array[]): ReadonlySet<string>;
/** Where the ids stand that another file holds, with the first such file. A run that is there as a whole is one thing, not each of its events. */
export declare function foreignIds(log: EventLog | null, elsewhere: readonly IdElsewhere[]): ForeignId[];
export {};
