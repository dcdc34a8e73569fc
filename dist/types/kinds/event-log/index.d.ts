import type { StateKind } from '../../core/kind.ts';
import type { EventLogFacts } from './facts.ts';
import type { EventLog } from './model.ts';
import { type EventLogOptions } from './options.ts';
/** The kind `event-log` (seed 003, formats.md §3): what a runtime wrote down of its runs. */
export declare const eventLog: StateKind<EventLog, EventLogFacts, EventLogOptions>;
