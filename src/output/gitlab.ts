import type { Place, ReportedFinding, Severity } from '../engine/contract/finding.ts';
import type { Obstacle, Report } from '../engine/contract/report.ts';
import { sha256 } from '../engine/values/digest.ts';
import { groupAlike, othersOf } from './alike.ts';
import { jsonText } from './json-text.ts';
import { isWhole, printedRepair } from './repair-command.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';
import { safeText } from './safe-text.ts';
import { shortened } from './text-layout.ts';

/** For merge requests of GitLab: a Code Quality report (https://docs.gitlab.com/ci/testing/code_quality/). */
export const gitlab: Reporter = { id: 'gitlab', render };

/** GitLab knows info, minor, major, critical and blocker. */
const severities: Readonly<Record<Severity, string>> = { error: 'critical', warning: 'minor', note: 'info' };

function render(given: Report, options: ReporterOptions): string {
  const report = groupAlike(given, options);
  const entries = [...report.obstacles.map(obstacleEntry), ...report.findings.map(findingEntry)];
  return jsonText(entries);
}

function findingEntry(finding: ReportedFinding) {
  const { ruleId, severity, message, fingerprint } = finding;
  const repair = printedRepair(finding.repair);
  const others = othersOf(finding);
  const more = others === 0 ? '' : `, and ${others} more like it`;
  // It shows nothing else: how to get back to green has to stand there, too.
  const back = isWhole(repair) && severity === 'error' ? `. Repair: ${repair.command}` : '';
  return {
    description: safeText(shortened(message)) + more + back,
    check_name: ruleId,
    fingerprint,
    severity: severities[severity],
    location: locationOf(finding),
  };
}

/** What stood in the previous version alone is put at the first line: its own is another one now. */
function locationOf({ file, side, line }: Place) {
  return { path: file, lines: { begin: side === 'before' ? 1 : line } };
}

/** GitLab shows what has a place alone; the configuration is where one would look. */
function obstacleEntry({ code, message, fix }: Obstacle) {
  return {
    // One line: a fix of several, which is there to be pasted, is read on as a sentence.
    description: safeText(shortened(`cannot judge: ${message} ${fix}`.replaceAll(/\s*\n\s*/g, ' '))),
    check_name: `stateward/${code}`,
    fingerprint: sha256(`${code}\n${message}`).slice(0, 12),
    severity: 'blocker',
    location: { path: '.stateward.yml', lines: { begin: 1 } },
  };
}
