import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { Obstacle, Report } from '../../engine/contract/report.ts';
import { groupFindings } from '../../output/alike.ts';
import type { Reader } from '../../output/repair-command.ts';
import { safeQuoted } from '../../output/safe-text.ts';
import { findingLines } from '../../output/text-finding.ts';
import { obstacleLines, repairLines } from '../../output/text-footer.ts';
import { textLayout } from '../../output/text-layout.ts';
import { errorsIn } from './judge-work-tree.ts';

/** An agent reads all of it, and pays for it. */
const mostShown = 5;
/** Cursor and Copilot drop what is longer than ten thousand characters, or cut it. */
const longestBody = 8000;
const layoutFor = (reader: Reader) =>
  textLayout({ ...reader, color: false, width: 100, verbose: false, reasons: true, quiet: false });

/** Why edits are not made; undefined where they may be. */
export function refusedEdit(
  paths: readonly string[],
  { findings, obstacles }: Pick<Report, 'findings' | 'obstacles'>,
): string | undefined {
  const start = `stateward refuses this edit of ${paths.map(safeQuoted).join(', ')}; nothing was written.`;
  if (obstacles.length > 0) return `${start} It cannot be judged.\n\n${body([], obstacles)}`;
  if (findings.length === 0) return undefined;
  const why = 'It would leave a state that could not have come about legally.';
  return `${start} ${why}\n\n${body(findings, [])}\n${hint}`;
}

const hint = [
  'If this is one part of a change that is legal as a whole, make the whole change in one call.',
  'Do not write the file by another tool: the same is judged when it is committed. If the record itself is wrong, ask a person.',
].join('\n');

const starts = {
  commits: 'what was committed here would be refused when it is pushed or reviewed.',
  state: 'the state files, as they stand, would be refused when they are committed.',
} as const;

/** What is wrong with what was committed, or with the state as it stands; undefined where nothing is. */
export function refused(what: keyof typeof starts, report: Report, reader: Reader): string | undefined {
  const { obstacles } = report;
  const errors = errorsIn(report);
  if (obstacles.length > 0)
    return `stateward cannot judge the state files as they stand.\n\n${body([], obstacles)}`;
  const start = `stateward: ${starts[what]} Put this right before you go on.`;
  return errors.length === 0 ? undefined : `${start}\n\n${body(errors, [], reader)}`;
}

/** What a tool left and was put back; nothing is to repair. */
export function restored(paths: readonly string[], report: Report): string {
  const errors = errorsIn(report).map(({ repair: _, ...finding }) => finding);
  const start = `stateward put ${paths.map(safeQuoted).join(', ')} back as before this tool: what the tool left would be refused when it is committed.`;
  return `${start}\n\n${body(errors, [])}`;
}

/** The first one whole, and what else there is room for. */
function body(
  findings: readonly ReportedFinding[],
  obstacles: readonly Obstacle[],
  reader: Reader = {},
): string {
  const layout = layoutFor(reader);
  const causes = groupFindings(findings);
  const all = [
    ...causes.slice(0, mostShown).map((finding) => findingLines(finding, layout)),
    ...obstacles.map((obstacle) => obstacleLines(obstacle, layout)),
  ].map((lines) => `${lines.join('\n')}\n`);
  let room = longestBody;
  const shown = all.filter((text, index) => {
    room -= text.length;
    return index === 0 || room >= 0;
  });
  const more = causes.length + obstacles.length - shown.length;
  const cut = shown.map((text) => (text.length > longestBody ? `${text.slice(0, longestBody)}…\n` : text));
  return [
    ...cut,
    ...(more > 0 ? [`and ${more} more: ${layout.program} check --worktree\n`] : []),
    ...repairLines(causes, layout).map((line) => `${line}\n`),
  ].join('\n');
}
