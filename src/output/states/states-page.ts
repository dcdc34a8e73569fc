import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { Report } from '../../engine/contract/report.ts';
import type { FileStates, States } from '../../engine/contract/states.ts';
import { groupAlike } from '../alike.ts';
import { findingsScript, style } from '../html/assets.generated.ts';
import { dataElement, html } from '../html/markup.ts';
import { page } from '../html/page.ts';
import { findingsSection, remarks, verdictHead } from '../html/summary.ts';
import { verdictWord } from '../report-words.ts';
import type { ReporterOptions } from '../reporter.ts';
import { counted } from '../text-layout.ts';
import { type GraphLayout, graphLayout } from './graph-layout.ts';
import { statesScript } from './states-script.generated.ts';

/** What the page's script is handed. */
export interface StatesData {
  readonly states: Omit<States, 'files'> & { readonly files: readonly PageFile[] };
  /** By fingerprint. */
  readonly findings: Readonly<Record<string, PageFinding>>;
  readonly guard?: Report['guard'];
}

export interface PageFile extends FileStates {
  readonly layout?: GraphLayout;
}

export interface PageFinding
  extends Pick<ReportedFinding, 'ruleId' | 'severity' | 'file' | 'subject' | 'message'> {
  readonly label?: string;
  /** The finding that speaks for it. */
  readonly card: string;
  readonly ended?: string;
}

/** `stateward report`: the findings of a range, and how its files stood after each commit. */
export function statesPage(given: Report, states: States, range: string, options: ReporterOptions): string {
  const report = groupAlike(given, options);
  const data: StatesData = {
    states: { ...states, files: states.files.map(withLayout) },
    findings: Object.fromEntries(report.findings.flatMap(pageFindings)),
    ...(report.guard === undefined ? {} : { guard: report.guard }),
  };
  const concerned = `${states.commits.length} of ${counted(states.all, 'commit')} of ${range}`;
  const about = [options.judged ?? '', range].filter((part) => part !== '').join(': ');
  return page({
    title: `${verdictWord(report)}: ${about}`,
    head: verdictHead(report, `${about}, ${counted(states.all, 'commit')}`),
    main: html`${remarks(report)}
<section id="states" aria-labelledby="states-title"><h2 id="states-title">Commit by commit</h2>
<p class="faint">${concerned} ${states.commits.length === 1 ? 'concerns' : 'concern'} state files.</p>
<noscript><p class="card">How the files stood after each commit is shown by a script, which is in this file and not allowed here.</p></noscript>
<div id="scrubber"></div></section>
${findingsSection(report, options)}`,
    data: dataElement('data', data),
    style,
    scripts: [findingsScript, statesScript],
    tool: options.tool,
  });
}

function withLayout(file: FileStates): PageFile {
  return file.shape === 'graph' && file.links.length > 0 ? { ...file, layout: graphLayout(file) } : file;
}

function pageFindings(finding: ReportedFinding): [string, PageFinding][] {
  const { ruleId, severity, file, ended, fingerprint: card } = finding;
  const common = { ruleId, severity, file, card, ...(ended === undefined ? {} : { ended: ended.how }) };
  return (finding.items ?? [finding]).map(({ fingerprint, subject, label, message }) => [
    fingerprint,
    { ...common, subject, message, ...(label === undefined ? {} : { label }) },
  ]);
}
