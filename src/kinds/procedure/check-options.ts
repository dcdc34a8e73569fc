import { optionChecks } from '../../engine/contract/option-faults.ts';
import { defaultProcedureOptions, type ProcedureOptions } from './options.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

export const checks = optionChecks<ProcedureOptions>({ validateOptions, validateRuleOptions }, (given) => ({
  ok: true,
  options: { ...defaultProcedureOptions, ...given },
}));
