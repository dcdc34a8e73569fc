import type { ReportedFinding } from '../../core/finding.ts';
import { covers, splitSubject } from '../../core/subject.ts';

/**
 * A finding of the net whose step findings are all waived or repaired goes with them (judging.md, Waivers):
 * the range did to that subject what was excused, and nothing else that any step was refused for. What was waived
 * for one field excuses no other field.
 */
export function netFollowsSteps(findings: readonly ReportedFinding[]): ReportedFinding[] {
  const steps = findings.filter(({ scope }) => scope !== 'net');
  const standing = new Set(steps.filter(isError).map(entityOf));
  const excused = steps.filter(({ waivedBy }) => waivedBy?.severity === 'error');
  return findings.map((finding) => {
    if (finding.scope !== 'net' || !isError(finding) || standing.has(entityOf(finding))) return finding;
    const { waivedBy } = excused.find((step) => isAboutSame(step, finding)) ?? {};
    return waivedBy === undefined ? finding : { ...finding, severity: 'note', waivedBy };
  });
}

function isError({ severity }: ReportedFinding): boolean {
  return severity === 'error';
}

function entityOf({ subject }: ReportedFinding): string {
  return splitSubject(subject).entity;
}

function isAboutSame(left: ReportedFinding, right: ReportedFinding): boolean {
  return covers(left.subject, right.subject) || covers(right.subject, left.subject);
}
