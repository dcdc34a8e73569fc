import { optionChecks } from '../../core/option-faults.ts';
import { defaultTaskTreeOptions, type TaskTreeOptions } from './options.ts';
import * as validators from './validators.generated.js';

export const { checkOptions, checkRuleOptions } = optionChecks<TaskTreeOptions>(validators, (given) => {
  const steps = { ...defaultTaskTreeOptions.steps, ...given.steps };
  return { ok: true, options: { ...defaultTaskTreeOptions, ...given, steps } };
});
