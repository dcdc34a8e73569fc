import type { Context } from '../../core/context.ts';
import { type IndexedLine } from './event-index.ts';
import type { EventLog } from './model.ts';
import type { EventLogOptions } from './options.ts';
/** A line that is not as an append-only log would have it (35). */
export interface LineChange {
    readonly messageId: 'edited' | 'dropped' | 'moved' | 'inserted';
    /** The old line; the new one, where it was inserted. */
    readonly line: IndexedLine;
    /** The same event in the new version. */
    readonly now: IndexedLine | undefined;
}
/** What became of the old lines. Nothing but the bytes is looked at where they are the beginning of the new ones. */
export declare function lineChanges(before: EventLog | null, after: EventLog | null, scope: Context['scope'], options: EventLogOptions): LineChange[];
/** Whether old lines stay at the front, with nothing between them. */
export declare function staysInFront(scope: Context['scope'], { appendOnly }: EventLogOptions): boolean;
/** From the first line that is not as it was on, a rewritten log is refused, and not what is appended later. */
export declare function rewrittenFrom(before: EventLog, after: EventLog, changes: readonly LineChange[], isStrict: boolean): string;
