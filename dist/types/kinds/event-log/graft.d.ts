import type { EventLog } from './model.ts';
/**
 * A log in which the named events, runs, or all from an event on, are as they are in another version. Every other line stays
 * byte for byte; what went is remembered as put aside, so that it may stand where the log goes on.
 */
export declare function graftLog(log: EventLog, from: EventLog | null, subjects: readonly string[]): EventLog;
