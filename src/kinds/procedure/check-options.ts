import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { appendToken } from '../../core/location.ts';
import { defaultProcedureOptions, type ProcedureOptions } from './options.ts';
import { type SchemaFault, validateOptions, validateRuleOptions } from './validators.generated.js';

/** Validates what a configuration says for a procedure graph, and completes it with the defaults. */
export function checkProcedureOptions(value: unknown): OptionsResult<ProcedureOptions> {
  if (!validateOptions(value)) return { ok: false, faults: (validateOptions.errors ?? []).map(asFault) };
  return { ok: true, options: { ...defaultProcedureOptions, ...(value as Partial<ProcedureOptions>) } };
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
  const values = keyword === 'enum' ? `must be one of ${(params.allowedValues ?? []).join(', ')}` : message;
  return { pointer: instancePath, message: values };
}
