import type { ReportedFinding, Severity } from '../core/finding.ts';
import { cutAt } from './github-command.ts';
import { endedIn } from './in-commits.ts';
import { codeSpan, markdownText } from './markdown-escape.ts';
import { shortCommit } from './text-layout.ts';
import { shownSubject } from './view-subject.ts';

const longestCell = 300;
const mostCommits = 3;

export const marks: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', note: 'ℹ️' };

/** The head of a table of findings; outside of history no commit is named. */
export function tableHead(findings: readonly ReportedFinding[]): string {
  const titles = ['', 'Place', 'Rule', 'About', 'What happened', ...(inHistory(findings) ? ['Commit'] : [])];
  return `${row(titles)}${row(titles.map(() => '---'))}`;
}

/** How each of the findings stands in their table. */
export function tableRow(findings: readonly ReportedFinding[]): (finding: ReportedFinding) => string {
  const namesCommits = inHistory(findings);
  return (finding) => row([...cellsOf(finding), ...(namesCommits ? [commitsOf(finding)] : [])]);
}

function inHistory(findings: readonly ReportedFinding[]): boolean {
  return findings.some(({ commits, ended, waivedBy }) => commits ?? ended ?? waivedBy);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

function cellsOf(finding: ReportedFinding): string[] {
  const { severity, ruleId, message } = finding;
  return [
    `${marks[severity]}&nbsp;${severity}`,
    placeOf(finding),
    codeSpan(cutAt(ruleId, longestCell)),
    aboutOf(finding),
    markdownText(cutAt(message, longestCell)),
  ];
}

function placeOf({ file, side, line, column }: ReportedFinding): string {
  const place = codeSpan(`${cutAt(file, longestCell)}:${line}:${column}`);
  return side === 'before' ? `${place} of the previous version` : place;
}

function aboutOf({ subject, label }: ReportedFinding): string {
  const name = codeSpan(shownSubject(cutAt(subject, longestCell)));
  const title = label === undefined ? '' : markdownText(JSON.stringify(cutAt(label, longestCell)));
  return [name, title].filter((part) => part !== '').join(' ');
}

function commitsOf({ commits = [], ended, waivedBy }: ReportedFinding): string {
  const named = commits.slice(0, mostCommits).map(commitId);
  const more = commits.length - named.length;
  const parts = [
    named.join(', ') + (more === 0 ? '' : ` and ${more} more`),
    ended === undefined ? '' : endedIn(ended, commitId),
    waivedBy === undefined
      ? ''
      : `waived until ${codeSpan(waivedBy.until)}: ${markdownText(cutAt(waivedBy.reason, longestCell))}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** GitHub makes links of ids that git made; what is none stays code. */
function commitId(id: string): string {
  return /^[0-9a-f]{7,64}$/.test(id) ? shortCommit(id) : codeSpan(cutAt(id, longestCell));
}
