import type { ReportedFinding } from '../core/finding.ts';
import { splitSubject } from '../core/subject.ts';

/**
 * A finding of the net whose step findings are all waived or repaired goes with them (judging.md, Waivers):
 * the range did to that entity what was excused, and nothing else that any step was refused for.
 */
export function netFollowsSteps(findings: readonly ReportedFinding[]): ReportedFinding[] {
  const excused = new Map<string, ReportedFinding['waivedBy']>();
  const standing = new Set<string>();
  for (const finding of findings.filter(({ scope }) => scope !== 'net')) {
    const { entity } = splitSubject(finding.subject);
    if (finding.severity === 'error') standing.add(entity);
    else if (finding.waivedBy?.severity === 'error') excused.set(entity, finding.waivedBy);
  }
  return findings.map((finding) => {
    const { entity } = splitSubject(finding.subject);
    const waivedBy = standing.has(entity) ? undefined : excused.get(entity);
    const follows = finding.scope === 'net' && finding.severity === 'error' && waivedBy !== undefined;
    return follows ? { ...finding, severity: 'note', waivedBy } : finding;
  });
}
