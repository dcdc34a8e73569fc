import type { Caller } from '../../src/cli/init/caller.ts';
import type { OwnLines } from '../../src/cli/init/proposal.ts';

/** A first set-up by a program, all of whose files are there. */
export function setUpBy(caller: Caller, manner: OwnLines['manner'] = 'set-up'): OwnLines {
  return { manner, caller, named: caller.named, reaches: () => true };
}
