import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { type ChecklistOptions } from './options.ts';
/** Validates what a configuration says for a checklist, and completes it with the defaults. */
export declare function checkChecklistOptions(value: unknown): OptionsResult<ChecklistOptions>;
/** What is wrong about the options of one rule; a rule without options accepts none. */
export declare function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[];
