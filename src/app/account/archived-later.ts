import { deleted } from '../../core/file-rules/deleted.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf } from '../versions/read-version.ts';
import { type Account, type Kept, mayBegin } from './account.ts';
import { governedAlike, type Walk } from './walk.ts';

/**
 * What is said of something that went and is kept nowhere ends, whatever its severity, where a later commit adds an archive of it, or a
 * merge brings one beside it.
 */
export async function archivedLater(
  walk: Walk,
  commit: CommitFacts,
  accounts: Map<string, Account>,
): Promise<boolean> {
  let isRepaired = false;
  const added = commit.changes.filter(({ before, after }) => before === null && after !== null);
  const isMerge = commit.parents.length > 1;
  if (!isMerge && added.length === 0) return isRepaired;
  const among = isMerge ? {} : { among: new Set(added.map(({ path }) => path)) };
  for (const [path, account] of accounts) {
    let now = account;
    for (const owed of account.memory.kept) {
      if (owed.archived.length > 0 || owed.commit === commit.id) continue;
      const { version, stood, next } = owed;
      const archived = await walk.versions.archives(commit, account.file, [version], next, {
        stood,
        ...among,
      });
      if (archived.length === 0) continue;
      for (const id of owed.ids) walk.run.ledger.close(id, { how: 'repaired', at: commit.id, into: [] });
      now = archivedIn(walk, now, owed, { ...owed, archived, commit: commit.id });
    }
    if (now === account) continue;
    isRepaired = true;
    accounts.set(path, now);
  }
  return isRepaired;
}

function archivedIn(walk: Walk, account: Account, owed: Kept, kept: Kept): Account {
  const { memory, errors, version } = account;
  const isGone = version === null && kept.findings.some(({ ruleId }) => ruleId === deleted.id);
  const isElsewhere = kept.archived.some(governedAlike(walk, account));
  return {
    ...account,
    errors: errors.filter(({ id }) => !kept.ids.includes(id)),
    memory: { ...memory, kept: memory.kept.map((each) => (each === owed ? kept : each)) },
    mayBegin: account.mayBegin || (isGone && mayBegin(account, docOf(kept.version), isElsewhere)),
  };
}
