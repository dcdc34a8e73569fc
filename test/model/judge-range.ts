import { acceptedVersion } from '../../src/app/account/ground.ts';
import { checkedRange, type RangeInput } from '../../src/app/check-range.ts';
import type { ReportedFinding } from '../../src/core/finding.ts';
import type { Report } from '../../src/core/report.ts';
import type { ModelDoc } from './types.ts';

/** What the engine has made of a range. */
export interface Judged {
  readonly report: Report;
  /** Each finding of each commit by itself; the report joins those of one fingerprint. */
  readonly findings: readonly ReportedFinding[];
  /** By governed path at the head: the document with every refused subject at its ground, null where none should be. */
  readonly accepted?: ReadonlyMap<string, ModelDoc | null>;
}

/** The one place that looks into the engine. */
export async function judgeRange(input: RangeInput): Promise<Judged> {
  const { report, said, heads } = await checkedRange(input);
  const netOnly = report.findings.filter(
    ({ scope, commits = [] }) => scope === 'net' || commits.length === 0,
  );
  const accepted = new Map(
    heads.map((account) => [
      account.file.path,
      (acceptedVersion(account)?.parsed?.doc ?? null) as ModelDoc | null,
    ]),
  );
  return { report, findings: [...said, ...netOnly], accepted };
}
