import { checkRange, type RangeInput } from '../../src/app/check-range.ts';
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

/**
 * The one place that looks into the engine: `findings` are the report's until it gives those of single commits, and
 * `accepted` is missing until it gives the documents that stand accepted at the head.
 */
export async function judgeRange(input: RangeInput): Promise<Judged> {
  const report = await checkRange(input);
  return { report, findings: report.findings };
}
