import type { Report } from '../core/report.ts';
import { text } from '../reporters/text.ts';

const width = 100;

/**
 * The report as Markdown of at most so many bytes, for the job summary and the comment. All text of the repository
 * stands in one code block, where nothing is a link, a mention or a tag.
 */
export function renderSummary(report: Report, mostBytes: number): string {
  const shown = text.render(report, { color: false, width, quiet: false, verbose: false });
  const longest = Math.max(2, ...[...shown.matchAll(/~+/g)].map(([run]) => run.length));
  const fence = '~'.repeat(longest + 1);
  const frame = (body: string) => `### Stateward: ${report.verdict}\n\n${fence}text\n${body}${fence}\n`;
  return frame(cutToBytes(shown, mostBytes - Buffer.byteLength(frame(''))));
}

/** Whole lines only; the last one says that some are missing. */
function cutToBytes(body: string, most: number): string {
  if (Buffer.byteLength(body) <= most) return body;
  const last = '… the rest is in the log of this step\n';
  const room = most - Buffer.byteLength(last);
  const lines: string[] = [];
  let used = 0;
  for (const line of body.split('\n')) {
    used += Buffer.byteLength(line) + 1;
    if (used > room) break;
    lines.push(`${line}\n`);
  }
  return lines.join('') + last;
}
