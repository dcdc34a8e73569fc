import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import type { Report } from '../../src/engine/contract/report.ts';
import { checkRange } from '../../src/engine/judge/check-range.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { policyBytesAt } from '../../src/engine/policy/policy-files.ts';
import { type MemoryCommit, memoryRepository } from './memory-repository.ts';
import { toyKinds } from './toy-kinds/index.ts';

export const configurationFile = '.stateward.yml';
export const waiversFile = '.stateward.waivers.yml';

export const commit = (message: string, files: MemoryCommit['files']): MemoryCommit => ({ message, files });

/** Judges everything after the first commit by the policy that stands in the first, as CI does. */
export async function judgeByBase(commits: readonly MemoryCommit[]): Promise<Report> {
  const repository = memoryRepository(commits);
  const bytes = await policyBytesAt(repository, repository.range.base, toyKinds);
  if (!bytes.ok) throw new Error(bytes.obstacle.message);
  return checkRange({ ...repository, ...policyOf(bytes.value, toyKinds), policyKinds: toyKinds });
}

/** `severity rule file: message`, one line for each finding, sorted. */
export function lines({ findings }: Pick<Report, 'findings'>): string[] {
  return findings
    .map(({ severity, ruleId, file, message }) => `${severity} ${ruleId} ${file}: ${message}`)
    .sort();
}

/** A waiver file that excuses these findings. */
export function waiversOf(
  findings: readonly Pick<ReportedFinding, 'fingerprint' | 'change'>[],
  until = '2026-12-31',
): string {
  const entries = findings.map(
    ({ fingerprint, change }) =>
      `  - {fingerprint: "${fingerprint}", change: "${change}", reason: agreed, until: ${until}}\n`,
  );
  return `version: 1\nwaivers:\n${entries.join('')}`;
}
