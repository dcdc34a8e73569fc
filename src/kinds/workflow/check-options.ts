import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { optionFault, ruleOptionFaults } from '../../core/option-faults.ts';
import { defaultWorkflowOptions, type WorkflowOptions } from './options.ts';
import { type SchemaFault, validateOptions, validateRuleOptions } from './validators.generated.js';

/** Validates what a configuration says for a workflow, and completes it with the defaults. */
export function checkWorkflowOptions(value: unknown): OptionsResult<WorkflowOptions> {
  if (!validateOptions(value)) return { ok: false, faults: (validateOptions.errors ?? []).map(asFault) };
  return { ok: true, options: { ...defaultWorkflowOptions, ...(value as Partial<WorkflowOptions>) } };
}

/** What is wrong about the options of one rule; a rule without options accepts none. */
export function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[] {
  return ruleOptionFaults(validateRuleOptions, ruleId, value);
}

function asFault(fault: SchemaFault): OptionFault {
  if (fault.keyword !== 'pattern') return optionFault(fault);
  const message =
    'must be a path in the repository, from its top, without wildcards; {dir} and {name} are filled in';
  return { pointer: fault.instancePath, message };
}
