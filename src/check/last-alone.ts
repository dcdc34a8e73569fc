import { buildReport } from '../engine/contract/report.ts';
import type { CheckedRange } from '../engine/judge/check-range.ts';

/** What is said of a merge alone: what stands of the commits that it joins was judged where they were made, and is one sentence. */
export function lastAlone({ report, ...checked }: CheckedRange, last: string): CheckedRange {
  const findings = report.findings.filter(({ commits = [] }) => commits.includes(last));
  const open = report.errors - findings.filter(({ severity }) => severity === 'error').length;
  const stand = open === 1 ? '1 error stands' : `${open} errors stand`;
  const notice = `${stand} in commits that this merge joins; the merge is not refused for what they did, CI refuses them until they are repaired`;
  const notices = open === 0 ? report.notices : [...report.notices, notice];
  const transitions = report.transitions.filter(({ commit }) => commit === last);
  // A merge claims nothing: what it brings together was claimed where it was done.
  const own = { findings, transitions, notices, claimed: 0, verified: 0 };
  return { ...checked, report: buildReport({ ...report, ...own }) };
}
