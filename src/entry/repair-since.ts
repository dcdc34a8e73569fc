import type { ResolvedRange } from '../app/ports.ts';
import type { RangeInput } from '../app/range-input.ts';
import { isObjectId } from '../git/object-id.ts';

const shownDigits = 12;

/**
 * The command that repairs a range in a clone whose `HEAD` is the head of it, for reports that are read elsewhere than where
 * they were made: against `HEAD` alone nothing of a commit would be refused. Whoever has the head has the merge base.
 */
export function repairSince({ base }: ResolvedRange): Pick<RangeInput, 'repairWith' | 'repairByPolicy'> {
  if (!isObjectId(base)) return {};
  const repairWith = `stateward repair --base ${base.slice(0, shownDigits)}`;
  return { repairWith, repairByPolicy: '--config-from base' };
}
