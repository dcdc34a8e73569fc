import type { Caller } from '../../src/cli/init/caller.ts';
import type { Manner } from '../../src/cli/init/proposal.ts';

/** A set-up by a program. */
export function setUpBy(caller: Caller, manner: Manner = 'set-up') {
  return { manner, caller, restores: false };
}
