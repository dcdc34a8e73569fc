import type { Report } from '../engine/contract/report.ts';
import { groupAlike } from './alike.ts';
import { findingsScript, style } from './html/assets.generated.ts';
import { html as markup } from './html/markup.ts';
import { page } from './html/page.ts';
import { findingsSection, remarks, titleOf, verdictHead } from './html/summary.ts';
import { verdictWord } from './report-words.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';

/** For people: one file that a browser opens, with nothing to load (docs/report.md). */
export const html: Reporter = { id: 'html', render };

function render(given: Report, options: ReporterOptions): string {
  const report = groupAlike(given, options);
  const about = [options.judged ?? '', titleOf(report)].filter((part) => part !== '').join(': ');
  return page({
    title: `${verdictWord(report)}: ${about}`,
    head: verdictHead(report, about),
    main: markup`${remarks(report)}${findingsSection(report, options)}`,
    style,
    scripts: [findingsScript],
    tool: options.tool,
  });
}
