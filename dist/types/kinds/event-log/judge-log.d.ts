import { type JsonValue } from '../../core/json-value.ts';
import { type Limits } from '../../core/limits.ts';
import type { ReadFault } from '../../core/parsed.ts';
import type { TextFault } from '../../text/text-fault.ts';
import { type Breach, type Mark } from './breach.ts';
import { type EventIds } from './event-ids.ts';
import { type Runs } from './judge-event.ts';
import type { Judged, LineFault, LogEvent } from './model.ts';
import type { EventLogOptions } from './options.ts';
import { type FormFault } from './read-event.ts';
import type { Judging } from './run-state.ts';
export interface LogState {
    readonly runs: Runs;
    readonly ids: EventIds;
    lineCount(): number;
    readonly breaches: ReadonlyMap<string, readonly Breach[]>;
    /** What keeps lines from being events. */
    readonly lineFaults: readonly LineFault[];
    readonly faults: readonly ReadFault[];
}
/** All that judging a log has come to know behind whole lines: whatever follows is judged from it alone. */
export interface LogPoint {
    readonly runs: Runs;
    readonly ids: EventIds;
    readonly breaches: ReadonlyMap<string, readonly Breach[]>;
    readonly lineFaults: readonly LineFault[];
    readonly starts: Float64Array<ArrayBuffer>;
    readonly offset: number;
    readonly values: number;
    readonly toolCalls: number;
}
/** Judges a log as its bytes come, in one pass; keeps nothing of closed runs but who they were. */
export interface LogJudge {
    push(chunk: Uint8Array): void;
    /** What is known after the lines that are whole, for whoever wants to append another one. */
    readonly state: LogState;
    end(): {
        readonly judged: Judged;
        readonly faults: readonly ReadFault[];
        readonly lineStarts: Float64Array;
        /** Where a log that begins with this one goes on; undefined where its last line is not whole, or it cannot be read. */
        readonly point: LogPoint | undefined;
    };
}
/**
 * @param onEvent gets each event as it is read, for whoever builds something of them
 * @param from what was judged of the bytes that stand before the first one, by the same options and limits
 */
export declare function logJudge(options: EventLogOptions, limits: Limits, onEvent?: (event: LogEvent) => void, from?: LogPoint): LogJudge;
/** An event that is none, since its run or place is missing, is known by its line alone. */
export declare function markFor(event: LogEvent | undefined, line: number, runs: Runs): Mark;
export declare function addFormFault({ breaches }: Judging, at: Mark, fault: FormFault): void;
/** What a line holds, if it can be read. */
export declare function lineValue(bytes: Uint8Array, line: number, limits: Limits): {
    value: JsonValue;
    count: number;
    found: readonly TextFault[];
} | {
    value: JsonValue | undefined;
    count: number;
    found: TextFault[];
};
export declare function asReadFault({ messageId, message, pointer, span }: TextFault): ReadFault;
