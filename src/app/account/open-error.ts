import { deleted } from '../../core/file-rules/deleted.ts';
import { isFileRule } from '../../core/file-rules/index.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { OpenError } from './account.ts';
import { type Change, type Run, refusedBy } from './change.ts';

/** What an error was judged from. */
export interface Origin {
  readonly ground: unknown;
  readonly from: ReadVersion | null;
  /** Faults of a merge say themselves what the merge should hold. */
  readonly isMerge?: true;
}

/** The error that a finding opens (docs/judging.md, The account, 1 and 2). */
export function openError(
  run: Run,
  finding: Finding,
  reported: ReportedFinding,
  { commit, file }: Change,
  { ground, from, isMerge }: Origin,
): OpenError {
  const isFile = isFileRule(file.governance.kind, finding.ruleId);
  const isDemanded = finding.demanded !== undefined;
  const own = isDemanded ? finding.demanded : ground;
  return {
    id: `${commit.id} ${reported.fingerprint}`,
    finding: reported,
    commit: commit.id,
    isFile,
    subjects: refusedBy(finding),
    ground: own,
    // Of what stands and cannot be judged, the version before is kept by the account that was passed over.
    ...(finding.ruleId === deleted.id ? { version: from } : {}),
    others: finding.alsoRight ?? [],
    isMissing: isDemanded && isMerge !== true,
    isWhole: !isDemanded && ground === null,
    isBehind: false,
    isMadeBehind: run.isBehind,
  };
}
