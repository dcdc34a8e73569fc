import { deleted } from '../../core/file-rules/deleted.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf } from '../versions/read-version.ts';
import { type Account, mayBegin } from './account.ts';
import { governedAlike, type Walk } from './walk.ts';

/** An archive that is added after a deletion, or that a merge brings beside it, with the content as it stood accepted, repairs it. */
export async function archivedLater(
  walk: Walk,
  commit: CommitFacts,
  accounts: Map<string, Account>,
): Promise<boolean> {
  let isRepaired = false;
  const isMerge = commit.parents.length > 1;
  const addsFile = commit.changes.some(({ before, after }) => before === null && after !== null);
  if (!isMerge && !addsFile) return isRepaired;
  for (const [path, account] of accounts) {
    const error =
      account.version === null
        ? account.errors.find(({ finding }) => finding.ruleId === deleted.id)
        : undefined;
    if (error === undefined || error.commit === commit.id) continue;
    const archived = await walk.versions.archives(commit, account.file, [error.version ?? null], null);
    if (archived.length === 0) continue;
    isRepaired = true;
    walk.run.ledger.close(error.id, { how: 'repaired', at: commit.id, into: [] });
    const isFree = mayBegin(account, docOf(error.version), archived.some(governedAlike(walk, account)));
    const errors = account.errors.filter((each) => each !== error);
    const { version, finding } = error;
    const kept = version ? [{ version, commit: commit.id, archived, findings: [finding] }] : [];
    const memory = { ...account.memory, kept: [...account.memory.kept, ...kept] };
    accounts.set(path, { ...account, errors, memory, mayBegin: isFree });
  }
  return isRepaired;
}
