import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { optionFault, ruleOptionFaults } from '../../core/option-faults.ts';
import { defaultProcedureOptions, type ProcedureOptions } from './options.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

/** Validates what a configuration says for a procedure graph, and completes it with the defaults. */
export function checkProcedureOptions(value: unknown): OptionsResult<ProcedureOptions> {
  if (!validateOptions(value)) return { ok: false, faults: (validateOptions.errors ?? []).map(optionFault) };
  return { ok: true, options: { ...defaultProcedureOptions, ...(value as Partial<ProcedureOptions>) } };
}

/** What is wrong about the options of one rule; a rule without options accepts none. */
export function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[] {
  return ruleOptionFaults(validateRuleOptions, ruleId, value);
}
