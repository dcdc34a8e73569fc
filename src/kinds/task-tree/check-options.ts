import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { optionFault, ruleOptionFaults } from '../../core/option-faults.ts';
import { defaultTaskTreeOptions, type TaskTreeOptions } from './options.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

/** Validates what a configuration says for a task tree, and completes it with the defaults. */
export function checkTaskTreeOptions(value: unknown): OptionsResult<TaskTreeOptions> {
  if (!validateOptions(value)) return { ok: false, faults: (validateOptions.errors ?? []).map(optionFault) };
  const given = value as Partial<TaskTreeOptions>;
  const steps = { ...defaultTaskTreeOptions.steps, ...given.steps };
  return { ok: true, options: { ...defaultTaskTreeOptions, ...given, steps } };
}

/** What is wrong about the options of one rule; a rule without options accepts none. */
export function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[] {
  return ruleOptionFaults(validateRuleOptions, ruleId, value);
}
