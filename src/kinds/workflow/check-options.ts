import { optionChecks } from '../../engine/contract/option-faults.ts';
import { defaultWorkflowOptions, type WorkflowOptions } from './options.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

const aboutPaths =
  'must be a path in the repository, from its top, without wildcards; {dir} and {name} are filled in';

export const checks = optionChecks<WorkflowOptions>(
  { validateOptions, validateRuleOptions },
  (given) => ({ ok: true, options: { ...defaultWorkflowOptions, ...given } }),
  ({ keyword }) => (keyword === 'pattern' ? aboutPaths : undefined),
);
