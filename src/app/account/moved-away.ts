import type { CommitFacts } from '../ports.ts';
import { type Account, docOf, newAccount } from './account.ts';
import { mayBegin } from './may-begin.ts';
import { remembered } from './memory.ts';

/** The account of the path from which a file was moved: what begins there anew has the moved file as its archive. */
export function movedAway(account: Account, { id }: CommitFacts): Account {
  const { file, origin, basePath } = account;
  const doc = docOf(account.passed?.version ?? account.version);
  const left = newAccount(file, null, { origin: `${origin} ${id}`, basePath, at: id });
  return {
    ...left,
    isMovedAway: true,
    memory: remembered(account, null),
    mayBegin: mayBegin(account, doc, true),
    // Its net is that of the moved file.
    stretches: [],
  };
}
