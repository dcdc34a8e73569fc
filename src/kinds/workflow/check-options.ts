import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { appendToken } from '../../core/location.ts';
import { defaultWorkflowOptions, type WorkflowOptions } from './options.ts';
import { type SchemaFault, validateOptions, validateRuleOptions } from './validators.generated.js';

/** Validates what a configuration says for a workflow, and completes it with the defaults. */
export function checkWorkflowOptions(value: unknown): OptionsResult<WorkflowOptions> {
  if (!validateOptions(value)) return { ok: false, faults: (validateOptions.errors ?? []).map(asFault) };
  return { ok: true, options: { ...defaultWorkflowOptions, ...(value as Partial<WorkflowOptions>) } };
}

/** What is wrong about the options of one rule; a rule without options accepts none. */
export function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[] {
  const validate = validateRuleOptions[ruleId];
  if (validate === undefined) return [{ pointer: '', message: `${ruleId} takes no options` }];
  return validate(value) ? [] : (validate.errors ?? []).map(asFault);
}

function asFault({ instancePath, keyword, message = 'is not valid', params }: SchemaFault): OptionFault {
  if (keyword === 'additionalProperties') {
    const unknownKey = String(params.additionalProperty);
    return { pointer: appendToken(instancePath, unknownKey), message: 'is not a known option', unknownKey };
  }
  if (keyword !== 'pattern') return { pointer: instancePath, message };
  const expected =
    'must be a path in the repository, from its top, without wildcards; {dir} and {name} are filled in';
  return { pointer: instancePath, message: expected };
}
