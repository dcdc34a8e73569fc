import type { Report } from '../engine/contract/report.ts';
import { sha256 } from '../engine/values/digest.ts';
import { groupAlike } from './alike.ts';
import { annotations } from './github-annotations.ts';
import { annotationCommand } from './github-command.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';
import { safeLineStart } from './safe-text.ts';
import { text } from './text.ts';

/** For the log of a GitHub Actions step: annotations as workflow commands, then the report for people. */
export const github: Reporter = { id: 'github', render };

function render(given: Report, options: ReporterOptions): string {
  const report = groupAlike(given, options);
  const commands = annotations(report, options).map((each) => `${annotationCommand(each)}\n`);
  return commands.join('') + withoutCommands(text.render(report, options));
}

/**
 * A text in which the runner obeys nothing until the token comes back. The token is a digest of the text, so
 * whoever writes it into the text changes it; that a digest holds itself is ruled out all the same. This is
 * the second guard: no line begins with `::`, and what the text reporter prints holds no `##[`.
 */
export function withoutCommands(report: string): string {
  const shown = report.split('\n').map(safeLineStart).join('\n');
  const lower = shown.toLowerCase();
  let token = sha256(shown);
  // The runner compares tokens regardless of case.
  while (lower.includes(token)) token = sha256(`${token}\n${shown}`);
  return `::stop-commands::${token}\n${shown}::${token}::\n`;
}
