import { type JsonObject } from '../../core/json-value.ts';
import type { LogEvent } from './model.ts';
/** Something about an event by itself that its schema, or an invariant, does not allow. */
export interface FormFault {
    readonly rule: string;
    readonly messageId: string;
    readonly invariant: string;
    readonly field: string;
    readonly found: string;
    readonly expected: string;
}
/** One object of a log, with its ids as they are compared. `event` is undefined where nobody could say which event of which run it is. */
export interface ReadEvent {
    readonly event: LogEvent | undefined;
    readonly fields: JsonObject;
    readonly faults: readonly FormFault[];
}
/** Reads an object as an event: a `payload` as if its members stood at the top level. */
export declare function readEvent(value: JsonObject, line: number, strict: boolean): ReadEvent;
/** Which event of which run it is; undefined where nobody could say. */
export declare function knownEvent(fields: JsonObject): Pick<LogEvent, 'type' | 'runId' | 'seq'> | undefined;
