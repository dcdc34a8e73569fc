import type { Finding } from './finding.ts';
import type { Messages, RuleDescription } from './rule.ts';
import { covers, splitSubject } from './subject.ts';

/**
 * One change is one finding: drops every finding that another one claims as its echo, that is, whose rule
 * the other's rule supersedes and whose subject the other's covers.
 */
export function withoutEchoes<F extends Pick<Finding, 'ruleId' | 'subject' | 'echoed'>>(
  findings: readonly F[],
  rules: readonly Pick<RuleDescription<Messages>, 'id' | 'supersedes'>[],
): F[] {
  const claims = new Map<string, string[]>();
  const superseded = new Map(rules.map((rule) => [rule.id as string, rule.supersedes ?? []]));
  for (const finding of findings) {
    for (const echo of superseded.get(finding.ruleId) ?? [])
      for (const subject of [finding.subject, ...(finding.echoed ?? [])]) {
        const key = claimKey(echo, subject);
        claims.set(key, [...(claims.get(key) ?? []), subject]);
      }
  }
  return findings.filter((finding) => {
    const claimed = claims.get(claimKey(finding.ruleId, finding.subject));
    return claimed === undefined || !claimed.some((subject) => covers(subject, finding.subject));
  });
}

function claimKey(ruleId: string, subject: string): string {
  return `${ruleId} ${splitSubject(subject).entity}`;
}
