import type { Finding, ReportedFinding } from '../../core/finding.ts';
import { reportFindings } from '../report/report-finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { Account } from './account.ts';
import { type Change, isError, type Run, refusedBy, setupOf } from './change.ts';
import { aboutSame } from './consult.ts';
import { openError } from './open-error.ts';
import { waive } from './waive.ts';

/** Findings as they are said, less what a waiver excuses, and the errors that they open. */
export function opened(
  run: Run,
  account: Account,
  change: Change,
  findings: readonly Finding[],
  from: ReadVersion | null,
  ground: unknown,
  isMerge?: true,
) {
  const { after, commit } = change;
  const origin = { before: account.version, from, after, commit: commit.id };
  const reported = reportFindings(setupOf(run, change), findings, origin);
  const candidates = findings.map((finding, index) => ({
    reported: reported[index] as ReportedFinding,
    refuses: refusedBy(finding),
    ...(finding.demanded === undefined ? {} : { demanded: finding.demanded }),
  }));
  const { findings: said, ...waived } = waive(run, account, candidates, { from, after });
  const kept = isMerge === undefined ? { ground, from } : { ground, from, isMerge };
  const errors = said.flatMap((each, index) => {
    const finding = findings[index];
    return isError(each) && finding !== undefined ? [openError(run, finding, each, change, kept)] : [];
  });
  for (const each of said) {
    const error = errors.find(({ finding }) => finding === each);
    run.ledger.say({
      finding: each,
      origin: account.origin,
      ...(error === undefined ? {} : { id: error.id }),
    });
  }
  return { ...waived, findings: said, errors };
}

/** What only brings back what an error behind the base had taken. */
export function asRepair(
  run: Run,
  account: Account,
  change: Change,
  finding: Finding,
  from: ReadVersion | null,
): ReportedFinding {
  const origin = { before: account.version, from, after: change.after, commit: change.commit.id };
  const [reported] = reportFindings(setupOf(run, change), [finding], origin);
  const error = account.errors.findLast(
    (each) => each.isBehind && !each.isWhole && aboutSame(each.subjects, refusedBy(finding)),
  );
  const of = error === undefined ? {} : { of: error.commit };
  const note = {
    ...(reported as ReportedFinding),
    severity: 'note',
    ended: { how: 'repaired', by: change.commit.id, ...of },
  } as const;
  run.ledger.say({ finding: note, origin: account.origin });
  return note;
}
