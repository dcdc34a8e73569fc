import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { type TaskTreeOptions } from './options.ts';
/** Validates what a configuration says for a task tree, and completes it with the defaults. */
export declare function checkTaskTreeOptions(value: unknown): OptionsResult<TaskTreeOptions>;
/** What is wrong about the options of one rule; a rule without options accepts none. */
export declare function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[];
