import type { OptionsResult } from '../../core/kind.ts';
import { defaultTaskTreeOptions, type TaskTreeOptions } from './options.ts';
import { type SchemaFault, validateOptions, validateRuleOptions } from './validators.generated.js';

/** Validates what a configuration says for a task tree, and completes it with the defaults. */
export function checkTaskTreeOptions(value: unknown): OptionsResult<TaskTreeOptions> {
  if (!validateOptions(value)) return { ok: false, errors: texts(validateOptions.errors ?? []) };
  const given = value as Partial<TaskTreeOptions>;
  const steps = { ...defaultTaskTreeOptions.steps, ...given.steps };
  return { ok: true, options: { ...defaultTaskTreeOptions, ...given, steps } };
}

/** The errors in the options of one rule; a rule without options accepts none. */
export function checkRuleOptions(ruleId: string, value: unknown): readonly string[] {
  const validate = validateRuleOptions[ruleId];
  if (validate === undefined) return [`${ruleId} takes no options`];
  return validate(value) ? [] : texts(validate.errors ?? []);
}

function texts(faults: readonly SchemaFault[]): string[] {
  return faults.map((fault) => `${fault.instancePath || 'the options'} ${describe(fault)}`).sort();
}

function describe({ keyword, message = 'is not valid', params }: SchemaFault): string {
  if (keyword === 'additionalProperties') return `has the unknown key '${params.additionalProperty}'`;
  if (keyword === 'enum') return `must be one of ${(params.allowedValues ?? []).join(', ')}`;
  return message;
}
