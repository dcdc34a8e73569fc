import type { Limits } from '../../core/limits.ts';
import type { Reader } from '../../core/parsed.ts';
import type { EventLog } from './model.ts';
import type { EventLogOptions } from './options.ts';
/** Reads a log in one pass: each line is parsed and judged as soon as it is whole, and forgotten. */
export declare function eventLogReader(options: EventLogOptions, limits: Limits): Reader<EventLog>;
/** The bytes of a line, counting from 1, without its line feed. */
export declare function lineBytes({ bytes, lineStarts }: Pick<EventLog, 'bytes' | 'lineStarts'>, line: number): Uint8Array;
/** The same as text, without a byte order mark; '' where it is none. A carriage return is one of its bytes. */
export declare function lineText(log: Pick<EventLog, 'bytes' | 'lineStarts'>, line: number): string;
/** Whether a text begins as a log of this format: its first line is an event. */
export declare function looksLikeEventLog(text: string): boolean;
