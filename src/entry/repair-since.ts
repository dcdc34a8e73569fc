import type { ResolvedRange } from '../app/ports.ts';
import { isObjectId } from '../git/object-id.ts';

const shownDigits = 12;

/**
 * The command that repairs a range in a clone whose `HEAD` is the head of it, for reports that are read elsewhere than where
 * they were made: against `HEAD` alone nothing of a commit would be refused. Whoever has the head has the merge base.
 */
export function repairSince({ base }: ResolvedRange): { readonly repairWith?: string } {
  return isObjectId(base) ? { repairWith: `stateward repair --base ${base.slice(0, shownDigits)}` } : {};
}
