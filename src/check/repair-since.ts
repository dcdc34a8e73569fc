import type { ResolvedRange } from '../app/ports.ts';
import type { RangeInput } from '../app/range-input.ts';
import { isObjectId } from '../git/objects/object-id.ts';
import { commandName } from '../output/home.ts';
import { shellQuote } from '../output/shell-quote.ts';

const shownDigits = 12;

/**
 * How what is staged is repaired: in the work tree, and staged again; what is not staged is nobody's fault. Where the message
 * was judged too it is read again: without it nothing would be refused.
 */
export function repairStaged(
  messageFile?: string,
): Pick<RangeInput, 'repairWith' | 'repairNext' | 'isBuiltUpon'> {
  const message = messageFile === undefined ? '' : ` --message-file ${shellQuote(messageFile)}`;
  return {
    repairWith: `${commandName} repair --staged${message}`,
    repairNext: 'git add --',
    isBuiltUpon: true,
  };
}

/**
 * The command that repairs a range in a clone whose `HEAD` is the head of it, for reports that are read elsewhere than where
 * they were made: against `HEAD` alone nothing of a commit would be refused. Whoever has the head has the merge base.
 */
export function repairSince({ base }: ResolvedRange): Pick<RangeInput, 'repairWith' | 'repairByPolicy'> {
  if (!isObjectId(base)) return { repairWith: `${commandName} repair --root` };
  const repairWith = `${commandName} repair --base ${base.slice(0, shownDigits)}`;
  return { repairWith, repairByPolicy: '--config-from base' };
}
