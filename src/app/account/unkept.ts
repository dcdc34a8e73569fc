import { shortDigest } from '../../core/digest.ts';
import { deleted } from '../../core/file-rules/deleted.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf } from '../versions/read-version.ts';
import type { Account, Left } from './account.ts';
import type { Said } from './ledger.ts';
import { acceptedOf } from './memory.ts';
import { has } from './subjects.ts';
import { governedAlike, type Walk } from './walk.ts';

/**
 * What takes an archive away that kept a file which went legally, and leaves none: as if the file were deleted then. Of
 * archives that are governed their own accounts tell.
 */
export async function unkept(
  walk: Walk,
  heads: readonly Account[],
  tip: CommitFacts | undefined,
): Promise<readonly Said[]> {
  const found: Said[] = [];
  // The last one of each file counts.
  const archived = new Map(walk.run.ledger.said.filter(isArchived).map((said) => [said.origin, said]));
  if (tip === undefined || archived.size === 0) return found;
  for (const account of heads) {
    const last = archived.get(account.origin);
    const lost = account.memory.last;
    if (last === undefined || lost === undefined || lost.isBehind || isBack(account, lost)) continue;
    const [path = ''] = archivesOf(last.finding);
    const commit = walk.past.commits.get(last.finding.commits?.[0] ?? '');
    const keeps = async (at: CommitFacts | undefined) =>
      at !== undefined && (await walk.versions.archives(at, account.file, [lost.version], null)).length > 0;
    if (governedAlike(walk, account)(path) || !(await keeps(commit)) || (await keeps(tip))) continue;
    const took = [...walk.past.commits.values()].findLast(({ changes }) =>
      changes.some((change) => change.path === path),
    );
    found.push({ origin: last.origin, finding: asDeleted(last.finding, account, took ?? tip) });
  }
  return found;
}

function isArchived({ finding }: Said): boolean {
  return finding.ruleId === deleted.id && finding.messageId === 'archived';
}

function archivesOf({ data }: ReportedFinding): readonly string[] {
  return Array.isArray(data?.archived) ? data.archived.map(String) : [];
}

/** What came back holds everything, wherever else it is kept; and what a list had finished may go. */
function isBack({ version, stretches, file }: Account, lost: Left): boolean {
  const { kind } = file.governance;
  const [old, now] = [docOf(lost.version), docOf(version)];
  if (version !== null && stretches.length === 1) return true;
  if (kind.deletion === 'warning' && kind.isFinished?.(acceptedOf(lost)) === true) return true;
  return old === null || (now !== null && [...kind.entities(old)].every((id) => has(kind, now, id)));
}

/** The commit that archived the file holds the archive still. */
function asDeleted(
  finding: ReportedFinding,
  { file: { governance } }: Account,
  took: CommitFacts,
): ReportedFinding {
  const [path] = archivesOf(finding);
  const [at] = finding.commits ?? [];
  const { deletion } = governance.kind;
  const repair =
    path === undefined || at === undefined
      ? {}
      : { repair: { run: `git checkout ${at.slice(0, 12)} --`, path } };
  return {
    ...finding,
    severity: deletion,
    messageId: deletion === 'warning' ? 'warned' : 'refused',
    message: `the state file was deleted before, and this takes away ${path ?? 'the file'} that kept its content`,
    commits: [took.id],
    fingerprint: shortDigest(`${finding.fingerprint} kept nowhere`),
    ...repair,
  };
}
