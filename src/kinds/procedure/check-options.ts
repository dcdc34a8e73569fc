import { optionChecks } from '../../core/option-faults.ts';
import { defaultProcedureOptions, type ProcedureOptions } from './options.ts';
import * as validators from './validators.generated.js';

export const { checkOptions, checkRuleOptions } = optionChecks<ProcedureOptions>(validators, (given) => ({
  ok: true,
  options: { ...defaultProcedureOptions, ...given },
}));
