import { type Govern, governByDetection } from '../config/govern.ts';
import { kinds } from '../kinds/index.ts';
import type { ActionInputs } from './action-inputs.ts';
import { type UsageError, usageError } from './usage-error.ts';

/** Which files are governed and how: the only place of the Action that decides it. */
export function actionPolicy({ config }: ActionInputs): { readonly govern: Govern } | UsageError {
  if (config !== undefined)
    return usageError('the input config is set, but no configuration can be read yet; leave it out');
  return { govern: governByDetection(kinds) };
}
