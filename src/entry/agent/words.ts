import type { ReportedFinding } from '../../core/finding.ts';
import type { Obstacle, Report } from '../../core/report.ts';
import { groupFindings } from '../../reporters/alike.ts';
import { safeQuoted } from '../../reporters/safe-text.ts';
import { findingLines } from '../../reporters/text-finding.ts';
import { obstacleLines } from '../../reporters/text-footer.ts';
import { textLayout } from '../../reporters/text-layout.ts';

/** An agent reads all of it, and pays for it. */
const mostShown = 5;
const layout = textLayout({ color: false, width: 100, verbose: false, quiet: false });

/** Why an edit is not made; undefined where it may be. */
export function refusedEdit(
  path: string,
  { findings, obstacles }: Pick<Report, 'findings' | 'obstacles'>,
  failed: Obstacle | undefined,
): string | undefined {
  const all = failed === undefined ? obstacles : [failed];
  if (all.length > 0) return `${head(path)} It cannot be judged.\n\n${body([], all)}`;
  if (findings.length === 0) return undefined;
  // Nothing was written, so there is nothing to restore.
  const unwritten = findings.map(({ repair: _, ...finding }) => finding);
  return `${head(path)} It would leave a state that could not have come about legally.\n\n${body(unwritten, [])}\n${hint}`;
}

export function unknownEdit(path: string, problem: string): string {
  return `${head(path)} What it would write is not known: ${problem}.`;
}

function head(path: string): string {
  return `stateward refuses this edit of ${safeQuoted(path)}; nothing was written.`;
}

const hint = [
  'If this is one part of a change that is legal as a whole, make the whole change in one call (Write).',
  'Do not write the file by another tool: the same is judged when it is committed. If the record itself is wrong, ask a person.',
].join('\n');

/** What is wrong with the state as it stands; undefined where nothing is. */
export function refusedState(report: Report, failed: Obstacle | undefined): string | undefined {
  const obstacles = failed === undefined ? report.obstacles : [failed];
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  if (obstacles.length > 0)
    return `stateward cannot judge the state files as they stand.\n\n${body([], obstacles)}`;
  if (errors.length === 0) return undefined;
  const start =
    'stateward: the state files, as they stand, would be refused when they are committed. Put this right before you go on.';
  return `${start}\n\n${body(errors, [])}`;
}

function body(findings: readonly ReportedFinding[], obstacles: readonly Obstacle[]): string {
  const causes = groupFindings(findings);
  const shown = [
    ...causes.slice(0, mostShown).map((finding) => findingLines(finding, layout)),
    ...obstacles.map((obstacle) => obstacleLines(obstacle, layout)),
  ];
  const more = causes.length - mostShown;
  const rest = more > 0 ? [[`and ${more} more: stateward check --worktree`]] : [];
  return [...shown, ...rest].map((lines) => `${lines.join('\n')}\n`).join('\n');
}
