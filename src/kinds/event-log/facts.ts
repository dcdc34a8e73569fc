import type { Context } from '../../engine/contract/context.ts';
import { ruleOver } from '../../engine/contract/rule.ts';
import type { LineChange } from './append-only.ts';
import type { Breach } from './breach.ts';
import type { ForeignId } from './exclusive-ids.ts';
import type { EventLog, LineFault } from './model.ts';

/** What reading and `compare` found, for the rules to select from. */
export interface EventLogFacts {
  readonly scope: Context['scope'];
  readonly after: EventLog | null;
  /** By rule. */
  readonly breaches: ReadonlyMap<string, readonly Breach[]>;
  readonly lineFaults: readonly LineFault[];
  readonly changes: readonly LineChange[];
  /** What breaks an invariant in a log of which old lines changed: that is judged once these are back. */
  readonly broken: readonly string[];
  /** How many lines there were before; 0 where nothing is wrong with them now. */
  readonly oldLines: number;
  /** Ids that this change brings and that stand in another file of the entry. */
  readonly foreignIds: readonly ForeignId[];
  /** Invariants that need a configuration this one has not. */
  readonly unjudged: readonly string[];
}

export const logRule = ruleOver<EventLogFacts>();
