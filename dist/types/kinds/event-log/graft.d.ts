import type { EventLog } from './model.ts';
/** A log in which the named events, or all events of the named runs, are as they are in another version. */
export declare function graftLog(log: EventLog, from: EventLog | null, subjects: readonly string[]): EventLog;
