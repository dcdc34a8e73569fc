import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { type EventLogOptions } from './options.ts';
/** Validates what a configuration says for an event log, and completes it with the defaults. */
export declare function checkEventLogOptions(value: unknown): OptionsResult<EventLogOptions>;
/** What is wrong about the options of one rule; a rule without options accepts none. */
export declare function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[];
