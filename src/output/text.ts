import type { ReportedFinding } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import { gravestFirst, groupAlike } from './alike.ts';
import { isWhole, printedRepair, repairCommand } from './repair-command.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';
import { findingLines } from './text-finding.ts';
import { footer, obstacleLines } from './text-footer.ts';
import { textLayout } from './text-layout.ts';

/** For people and agents who read a terminal: finding by finding (docs/report.md). */
export const text: Reporter = { id: 'text', render };

/** Whether one command puts back both: it is told once. */
function isRepairedWith(finding: ReportedFinding): (other: ReportedFinding) => boolean {
  const command = wholeCommand(finding);
  return (other) => command !== undefined && other.severity === 'error' && wholeCommand(other) === command;
}

function wholeCommand({ repair }: ReportedFinding): string | undefined {
  const printed = printedRepair(repair);
  return isWhole(printed) ? repairCommand(printed) : undefined;
}

function render(given: Report, options: ReporterOptions): string {
  const report = groupAlike(given, options);
  const layout = textLayout(options);
  const findings = report.findings.filter(({ severity }) => severity === 'error' || !options.quiet);
  const blocks = [
    ...gravestFirst(findings).map((finding, index, all) =>
      findingLines(finding, layout, all.slice(0, index).some(isRepairedWith(finding))),
    ),
    ...report.obstacles.map((obstacle) => obstacleLines(obstacle, layout)),
  ];
  blocks.push(footer(report, layout));
  // A single finding and its footer are one message; several need air between them.
  const separator = blocks.length > 2 ? '\n\n' : '\n';
  return `${blocks.map((lines) => lines.join('\n')).join(separator)}\n`;
}
