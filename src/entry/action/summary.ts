import type { Report } from '../../core/report.ts';
import { markdown } from '../../reporters/markdown.ts';
import type { ReporterOptions } from '../../reporters/reporter.ts';

/** The report as Markdown of at most so many bytes, for the job summary, the comment and the check run. */
export function renderSummary(report: Report, options: ReporterOptions, maxBytes: number): string {
  return markdown.render(report, { ...options, maxBytes });
}
