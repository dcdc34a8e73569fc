import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { type WorkflowOptions } from './options.ts';
/** Validates what a configuration says for a workflow, and completes it with the defaults. */
export declare function checkWorkflowOptions(value: unknown): OptionsResult<WorkflowOptions>;
/** What is wrong about the options of one rule; a rule without options accepts none. */
export declare function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[];
