import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { Obstacle, Report } from '../../engine/contract/report.ts';
import { groupFindings } from '../../output/alike.ts';
import type { Reader } from '../../output/repair-command.ts';
import { safeQuoted } from '../../output/safe-text.ts';
import { findingLines } from '../../output/text-finding.ts';
import { obstacleLines, repairLines } from '../../output/text-footer.ts';
import { textLayout } from '../../output/text-layout.ts';
import type { AgentName } from './agent-names.ts';
import { errorsIn } from './judge-work-tree.ts';
import { digest } from './session.ts';

/** An agent reads all of it, and pays for it. */
const mostShown = 5;
/** Cursor and Copilot drop what is longer than ten thousand characters, or cut it. */
const longestBody = 8000;
const layoutFor = (reader: Reader) =>
  textLayout({ ...reader, color: false, width: 100, verbose: false, reasons: true, quiet: false });

/** Why an edit is not made, and what tells it from another refusal. */
export interface Refusal {
  readonly text: string;
  readonly key: string;
}

/** How each agent calls what makes a whole change at once. */
export const wholeTools: Readonly<Record<AgentName, string>> = {
  'claude-code': 'Write',
  codex: 'apply_patch',
  copilot: 'apply_patch',
  cursor: 'Write',
  gemini: 'write_file',
  kiro: 'fs_write',
  opencode: 'write',
  vscode: 'multi_replace_string_in_file',
};

/** Why edits are not made; undefined where they may be. */
export function refusedEdit(
  agent: AgentName,
  paths: readonly string[],
  { findings, obstacles }: Pick<Report, 'findings' | 'obstacles'>,
): Refusal | undefined {
  const refused = (why: string, key: readonly string[]) => ({
    text: `${head(paths)} ${why}`,
    key: digest(JSON.stringify([...paths, ...key])),
  });
  if (obstacles.length > 0) return refused(`It cannot be judged.\n\n${body([], obstacles)}`, []);
  if (findings.length === 0) return undefined;
  // Nothing was written, so there is nothing to restore.
  const unwritten = findings.map(unrepaired);
  const why = `It would leave a state that could not have come about legally.\n\n${body(unwritten, [])}\n${hintFor(agent)}`;
  return refused(
    why,
    findings.map(({ fingerprint }) => fingerprint),
  );
}

function head(paths: readonly string[]): string {
  return `stateward refuses this edit of ${paths.map(safeQuoted).join(', ')}; nothing was written.`;
}

const hintFor = (agent: AgentName) =>
  [
    `If this is one part of a change that is legal as a whole, make the whole change in one call (${wholeTools[agent]}).`,
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
  const errors = errorsIn(report).map(unrepaired);
  const start = `stateward put ${paths.map(safeQuoted).join(', ')} back as before this tool: what the tool left would be refused when it is committed.`;
  return `${start}\n\n${body(errors, [])}`;
}

function unrepaired({ repair: _, ...finding }: ReportedFinding): ReportedFinding {
  return finding;
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
