import type { JsonObject } from '../../formats/json-value.ts';
import type { Breach } from './breach.ts';
import type { EventLogOptions } from './options.ts';
import type { RunTable } from './run-table.ts';

/** One line of a log, with the members of a `payload` at the top level. */
export interface LogEvent {
  readonly type: string;
  readonly runId: string;
  readonly seq: number;
  readonly fields: JsonObject;
  /** Counting from 1. */
  readonly line: number;
}

/** Something about a line that keeps it from being an event (40). */
export interface LineFault {
  readonly messageId: 'blank' | 'notObject' | 'unterminated' | 'torn';
  readonly line: number;
  /** The line as text, for a torn one; else ''. */
  readonly text: string;
}

/** What was made of a log in one pass: nothing of it grows with the events but the table of lines. */
export interface Judged {
  readonly breaches: ReadonlyMap<string, readonly Breach[]>;
  readonly lineFaults: readonly LineFault[];
  readonly runs: RunTable;
  readonly openRuns: readonly OpenRun[];
  readonly toolCalls: number;
}

/** A run without a terminal event: what of it is under way. */
export interface OpenRun {
  readonly id: string;
  readonly lastSeq: number;
  readonly started: boolean;
  readonly steps: readonly { readonly id: string; readonly phase: string; readonly attempt: number }[];
  readonly calls: readonly OpenCall[];
  readonly phase: string;
}

/** A call of a tool or of a language model that nothing has answered. */
export interface OpenCall {
  readonly id: string;
  readonly stepId: string;
  readonly seq: number;
  /** Undefined for a language model. */
  readonly tool: string | undefined;
}

/** One version of an event log: its bytes, where its lines begin, and what was found in them. */
export interface EventLog extends Judged {
  readonly bytes: Uint8Array;
  /** Offset of each line; one more than there are line feeds where the last line has none. */
  readonly lineStarts: Float64Array;
  /** How it was judged. */
  readonly options: EventLogOptions;
}
