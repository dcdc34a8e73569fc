import type { ReportedFinding } from '../../core/finding.ts';
import { buildReport, type Report } from '../../core/report.ts';

/** What a report says of the last commit alone; what the commits before it did was judged where they were made. */
export function ofLast(report: Report, last: string): Report {
  return buildReport({
    ...report,
    findings: report.findings.filter((finding) => isOf(finding, last)),
    transitions: report.transitions.filter(({ commit }) => commit === last),
    // A merge claims nothing: what it brings together was claimed where it was done.
    claimed: 0,
    verified: 0,
  });
}

/** How many errors stand that the last commit has no part in. */
export function errorsBefore({ findings }: Report, last: string): number {
  return findings.filter((finding) => finding.severity === 'error' && !isOf(finding, last)).length;
}

function isOf({ commits = [] }: ReportedFinding, commit: string): boolean {
  return commits.includes(commit);
}
