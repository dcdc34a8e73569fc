import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { EventLog } from './model.ts';
/** One line as findings, repairs and merges need it; made again from the bytes when somebody asks. */
export interface IndexedLine {
    readonly line: number;
    readonly text: string;
    /** What it is known by: see `eventId`; `line 7` for what is no event. */
    readonly id: string;
    readonly run: string;
    readonly seq: number;
    readonly type: string;
    readonly value: JsonValue;
}
export interface EventIndex {
    readonly lines: readonly IndexedLine[];
    readonly byId: ReadonlyMap<string, readonly IndexedLine[]>;
    readonly byRun: ReadonlyMap<string, readonly IndexedLine[]>;
}
/** All lines with their ids. Only what was found wrong, or is repaired or merged, asks for it. */
export declare function indexOf(log: EventLog): EventIndex;
/** The members of a line, with those of a payload at the top level. */
export declare function fieldsOf(value: JsonValue): JsonObject;
