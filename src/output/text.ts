import type { Report } from '../engine/contract/report.ts';
import { gravestFirst, groupAlike } from './alike.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';
import { findingLines } from './text-finding.ts';
import { footer, obstacleLines, repairLines } from './text-footer.ts';
import { textLayout } from './text-layout.ts';

/** For people and agents who read a terminal: finding by finding (docs/report.md). */
export const text: Reporter = { id: 'text', render };

function render(given: Report, options: ReporterOptions): string {
  const report = groupAlike(given, options);
  const layout = textLayout(options);
  const told = report.findings.filter(({ severity }) => severity === 'error' || !options.quiet);
  const blocks = [
    ...gravestFirst(told)
      .slice(0, options.most)
      .map((finding) => findingLines(finding, layout)),
    ...report.obstacles.map((obstacle) => obstacleLines(obstacle, layout)),
  ];
  blocks.push([...footer(report, layout), ...repairLines(report.findings, layout)]);
  // A single finding and its footer are one message; several need air between them.
  const separator = blocks.length > 2 ? '\n\n' : '\n';
  return `${blocks.map((lines) => lines.join('\n')).join(separator)}\n`;
}
