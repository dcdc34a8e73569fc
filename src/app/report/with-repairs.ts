import { caseCollision } from '../../core/file-rules/case-collision.ts';
import type { Repair, ReportedFinding } from '../../core/finding.ts';
import { type PlannedRepair, printedRepair, type Repairing, removal } from './file-repair.ts';

/** Adds to each error that stands the one way back that leads to green. */
export function withRepairs(
  findings: readonly ReportedFinding[],
  planned: PlannedRepair | undefined,
  repairing: Repairing,
  isOfGuard: (ruleId: string) => boolean = () => false,
): ReportedFinding[] {
  const isStanding = (finding: ReportedFinding) =>
    finding.severity === 'error' &&
    finding.ended === undefined &&
    finding.refuses.length > 0 &&
    // No value that could be put back makes a guard succeed.
    !isOfGuard(finding.ruleId) &&
    planned?.left?.includes(finding) !== true;
  if (planned === undefined || !findings.some(isStanding)) return [...findings];
  const printed = printedRepair(planned, repairing);
  return findings.map((finding) => {
    if (!isStanding(finding)) return finding;
    const repair = finding.ruleId === caseCollision.id ? withoutTwin(finding, planned, repairing) : printed;
    if (repair === undefined) return finding;
    // What the repair would take away although it is in no accepted version, the rule says.
    const { loses } = finding.data ?? {};
    return { ...finding, repair: typeof loses === 'string' ? { ...repair, loses } : repair };
  });
}

/** Of two paths that are the same but for case, the one that came last goes. */
function withoutTwin(
  { file, data }: ReportedFinding,
  { back }: PlannedRepair,
  { next }: Repairing,
): Repair | undefined {
  const twins = Array.isArray(data?.paths) ? data.paths.map(String) : [];
  const [path, ...besides] = back.isUnborn ? [file] : twins;
  if (path === undefined) return undefined;
  return { run: removal(next), path, ...(besides.length === 0 ? {} : { besides }) };
}
