import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { type ProcedureOptions } from './options.ts';
/** Validates what a configuration says for a procedure graph, and completes it with the defaults. */
export declare function checkProcedureOptions(value: unknown): OptionsResult<ProcedureOptions>;
/** What is wrong about the options of one rule; a rule without options accepts none. */
export declare function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[];
