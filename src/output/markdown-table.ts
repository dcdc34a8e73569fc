import type { ReportedFinding, Severity } from '../engine/contract/finding.ts';
import { leadOf, othersOf } from './alike.ts';
import { cutAt } from './github-command.ts';
import { endedIn } from './in-commits.ts';
import { codeSpan, markdownText } from './markdown-escape.ts';
import { shortCommit } from './text-layout.ts';
import { shownSubject } from './view-subject.ts';

/** More of a sentence stands in the details. */
export const longestCell = 300;
const mostCommits = 3;

export const marks: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', note: 'ℹ️' };

/** The head of a table of findings: two columns, so that the sentence has the room. */
export const tableHead = `${row(['Where', 'What happened'])}${row(['---', '---'])}`;

/** How a finding stands in a table, with how many more it speaks for. */
export function tableRow(finding: ReportedFinding): string {
  const { severity, ruleId, message } = finding;
  const others = othersOf(finding);
  const more = others === 0 ? '' : ` **and ${others} more like it**`;
  const commits = commitsOf(finding);
  const small = [
    codeSpan(cutAt(ruleId, longestCell)),
    commits === '' ? '' : `${/^[\da-f]{7}/.test(commits) ? 'in ' : ''}${commits}`,
  ];
  return row([
    `${marks[severity]}&nbsp;${placeOf(finding)}`,
    `${aboutOf(finding)}${markdownText(cutAt(message, longestCell))}${more}<br>${small.filter((each) => each !== '').join(' · ')}`,
  ]);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

function placeOf({ file, side, line }: ReportedFinding): string {
  const place = codeSpan(`${cutAt(file.slice(file.lastIndexOf('/') + 1), longestCell)}:${line}`);
  return side === 'before' ? `${place} before` : place;
}

/** The message names most of what it is about itself. */
function aboutOf(finding: ReportedFinding): string {
  const { subject, label } = leadOf(finding);
  const [id = ''] = subject.split('#');
  if (id !== '' && finding.message.includes(id)) return '';
  const shown = shownSubject(cutAt(subject, longestCell));
  const name = shown === '' ? '' : codeSpan(shown);
  const title = label === undefined ? '' : markdownText(JSON.stringify(cutAt(label, longestCell)));
  const about = [name, title].filter((part) => part !== '').join(' ');
  return about === '' ? '' : `${about}: `;
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
