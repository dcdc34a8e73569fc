import { deleted } from '../../core/file-rules/deleted.ts';
import type { CommitFacts } from '../ports.ts';
import { type Account, docOf } from './account.ts';
import type { Walk } from './walk.ts';

/** An archive that is added after a deletion, with the content as it stood accepted, repairs it. */
export async function archivedLater(
  walk: Walk,
  commit: CommitFacts,
  accounts: Map<string, Account>,
): Promise<boolean> {
  let isRepaired = false;
  if (!commit.changes.some(({ before, after }) => before === null && after !== null)) return isRepaired;
  for (const [path, account] of accounts) {
    const error =
      account.version === null
        ? account.errors.find(({ finding }) => finding.ruleId === deleted.id)
        : undefined;
    if (error === undefined || error.commit === commit.id) continue;
    const archived = await walk.findArchives(commit, account.file, [error.version ?? null], null);
    if (archived.length === 0) continue;
    isRepaired = true;
    walk.run.ledger.close(error.id, { how: 'repaired', at: commit.id, into: [] });
    const { kind } = account.file.governance;
    const doc = docOf(error.version);
    const mayBegin = kind.deletion === 'warning' || (doc !== null && kind.isFinished?.(doc) === true);
    accounts.set(path, { ...account, errors: account.errors.filter((each) => each !== error), mayBegin });
  }
  return isRepaired;
}
