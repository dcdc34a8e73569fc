import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Report } from '../engine/contract/report.ts';
import type { AffectedView } from '../engine/contract/view.ts';
import { groupBy } from '../formats/group.ts';
import { cutAt } from './github-command.ts';
import { codeSpan, fenced, htmlText } from './markdown-escape.ts';
import { flowchart } from './mermaid.ts';
import { beyondGuard, missingFacts, rulesNamed } from './report-words.ts';
import { counted } from './text-layout.ts';

const longestTitle = 300;
const mostRules = 50;

/** What is said of one file, in the order in which it is read. */
export interface FileSection {
  readonly file: string;
  readonly title: string;
  readonly findings: readonly ReportedFinding[];
  readonly hasErrors: boolean;
}

/** Errors and warnings by file: errors first, else in the order of the report. */
export function fileSections(findings: readonly ReportedFinding[], quiet: boolean): FileSection[] {
  const isShown = ({ severity }: ReportedFinding) =>
    severity === 'error' || (severity === 'warning' && !quiet);
  const sections = [...groupBy(findings.filter(isShown), ({ file }) => file)].map(([file, own]) => {
    const errors = own.filter(({ severity }) => severity === 'error');
    const warnings = own.filter(({ severity }) => severity === 'warning');
    const counts = [
      errors.length === 0 ? '' : counted(errors.length, 'error'),
      warnings.length === 0 ? '' : counted(warnings.length, 'warning'),
    ].filter((count) => count !== '');
    const title = `### ${fileName(file)}: ${counts.join(', ')}\n\n`;
    return { file, title, findings: [...errors, ...warnings], hasErrors: errors.length > 0 };
  });
  return sections.sort((left, right) => Number(right.hasErrors) - Number(left.hasErrors));
}

/** Where the affected part of a file is drawn. */
export function picture(view: AffectedView): string {
  return `**Where in ${fileName(view.file)}**\n\n${fenced('mermaid', flowchart(view))}\n`;
}

/** Rules that stayed silent, folded; they ask nobody to act. */
export function notJudged(report: Report): string {
  const silent = beyondGuard(report.notJudged);
  const rules = rulesNamed(silent);
  if (rules.length === 0) return '';
  const named = rules.slice(0, mostRules).map((rule) => codeSpan(cutAt(rule, longestTitle)));
  const more = rules.length - named.length;
  const names = named.join(', ') + (more === 0 ? '' : ` and ${more} more`);
  const why = missingFacts(silent);
  const summary = `${counted(rules.length, 'rule')} could not be judged here: ${htmlText(why)}`;
  return `${folded(summary)}${names}\n\n</details>\n\n`;
}

/** The beginning of the table of notes, which ask nobody to act. */
export function foldedStart(notes: number): string {
  return folded(`${counted(notes, 'note')}: what was repaired, waived, taken back or archived`);
}

function folded(summary: string): string {
  return `<details><summary>${summary}</summary>\n\n`;
}

function fileName(file: string): string {
  return codeSpan(cutAt(file, longestTitle)) || 'the file';
}
