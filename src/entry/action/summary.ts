import type { Report } from '../../core/report.ts';
import { markdown } from '../../reporters/markdown.ts';

/** The report as Markdown of at most so many bytes, for the job summary, the comment and the check run. */
export function renderSummary(report: Report, maxBytes: number): string {
  return markdown.render(report, { color: false, width: 100, quiet: false, verbose: false, maxBytes });
}
