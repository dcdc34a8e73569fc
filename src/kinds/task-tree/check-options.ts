import { optionChecks } from '../../engine/contract/option-faults.ts';
import { defaultTaskTreeOptions, type TaskTreeOptions } from './options.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

export const checks = optionChecks<TaskTreeOptions>({ validateOptions, validateRuleOptions }, (given) => {
  const steps = { ...defaultTaskTreeOptions.steps, ...given.steps };
  return { ok: true, options: { ...defaultTaskTreeOptions, ...given, steps } };
});
