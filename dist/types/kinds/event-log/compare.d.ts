import type { Context } from '../../core/context.ts';
import type { EventLogFacts } from './facts.ts';
import type { EventLog } from './model.ts';
import type { EventLogOptions } from './options.ts';
/** Puts together what one pass over each version found, and what became of the old lines. */
export declare function compareLogs(before: EventLog | null, after: EventLog | null, context: Context, options: EventLogOptions): EventLogFacts;
