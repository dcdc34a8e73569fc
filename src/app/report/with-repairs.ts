import type { Repair, ReportedFinding } from '../../core/finding.ts';
import type { Account } from '../account/account.ts';
import { type WayBack, wayBack } from '../account/way-back.ts';

/** Adds to each error that stands the one way back that leads to green. */
export function withRepairs(
  findings: readonly ReportedFinding[],
  account: Account,
  repairWith: string,
): ReportedFinding[] {
  const isStanding = ({ severity, ended }: ReportedFinding) => severity === 'error' && ended === undefined;
  if (account.errors.every(({ isBehind }) => isBehind) || !findings.some(isStanding)) return [...findings];
  const repair = repairOf(account, wayBack(account), repairWith);
  return findings.map((finding) =>
    repair !== undefined && isStanding(finding) ? { ...finding, repair } : finding,
  );
}

function repairOf({ file }: Account, { commit, isSame }: WayBack, repairWith: string): Repair | undefined {
  if (isSame) return undefined;
  const { path } = file;
  return commit === undefined
    ? { run: repairWith, path }
    : { run: `git checkout ${commit.slice(0, 7)} --`, path };
}
