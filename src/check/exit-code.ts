import type { Report } from '../engine/contract/report.ts';

export type FailOn = 'error' | 'warning' | 'never';

/** The exit codes of every entry point (docs/command-line.md). */
export const exitCodes = { clean: 0, findings: 1, usage: 2, nothingGoverned: 3, cannotJudge: 4 } as const;

/** `cannot judge` is never turned into a pass, whatever `failOn` says. */
export function exitCodeOf(report: Report, failOn: FailOn, requireFiles: boolean): number {
  if (report.verdict === 'cannot-judge') return exitCodes.cannotJudge;
  if (requireFiles && report.transitions.length === 0) return exitCodes.nothingGoverned;
  const counted = failOn === 'never' ? 0 : report.errors + (failOn === 'warning' ? report.warnings : 0);
  return counted > 0 ? exitCodes.findings : exitCodes.clean;
}
