import { caseCollision } from '../../core/file-rules/case-collision.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { Limits } from '../../core/limits.ts';
import type { Account } from '../account/account.ts';
import { fileRepair, printedRepair, type Repairing } from './file-repair.ts';

/** Adds to each error that stands the one way back that leads to green. */
export function withRepairs(
  findings: readonly ReportedFinding[],
  account: Account,
  limits: Limits,
  repairing: Repairing,
): ReportedFinding[] {
  const isStanding = ({ ruleId, severity, ended, refuses }: ReportedFinding) =>
    severity === 'error' && ended === undefined && refuses.length > 0 && ruleId !== caseCollision.id;
  // Which of two paths that are the same but for case shall stay, no command can know.
  if (!findings.some(isStanding)) return [...findings];
  const repair = printedRepair(fileRepair(account, limits), repairing);
  if (repair === undefined) return [...findings];
  return findings.map((finding) => (isStanding(finding) ? { ...finding, repair } : finding));
}
