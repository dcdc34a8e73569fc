import { buildReport, type Report } from '../contract/report.ts';

/** One report is what it is; several become one that fails where any does. */
export function joinReports(reports: readonly Report[]): Report | undefined {
  const [first, ...rest] = reports;
  if (first === undefined || rest.length === 0) return first;
  return buildReport({
    findings: reports.flatMap(({ findings }) => findings),
    obstacles: reports.flatMap(({ obstacles }) => obstacles),
    transitions: reports.flatMap(({ transitions }) => transitions),
    notJudged: reports.flatMap(({ notJudged }) => notJudged),
    claimed: reports.reduce((sum, { claimed }) => sum + claimed, 0),
    verified: reports.reduce((sum, { verified }) => sum + verified, 0),
    guard: first.guard,
    notices: reports.flatMap(({ notices }) => notices),
    views: reports.flatMap(({ views = [] }) => views),
  });
}
