import { type LogState } from '../../kinds/event-log/judge-log.ts';
import type { EventLogOptions } from '../../kinds/event-log/options.ts';
import { type Recorded } from './result.ts';
/** What stood behind the last line feed when the log was opened. */
export interface TornLine {
    /** From 1. */
    readonly line: number;
    /** How many of it were there. */
    readonly bytes: number;
    /** What was done: a whole event gets its line feed, what is none is cut. */
    readonly repair: 'completed' | 'truncated';
}
/** A log on disk. What is known of it is what its bytes say, whoever wrote them. */
export interface LogFile {
    readonly state: LogState;
    readonly torn: TornLine | null;
    /** Appends what `make` gives, in one write; `make` sees everything that was written before. */
    append(make: () => Recorded<string>): Recorded<null>;
    sync(): Promise<Recorded<null>>;
    close(): Promise<Recorded<null>>;
}
/** Opens or creates a log. A torn last line is a refusal, unless it is asked to be cut. */
export declare function openLogFile(path: string, options: EventLogOptions, tornLine: 'report' | 'truncate'): Recorded<LogFile>;
