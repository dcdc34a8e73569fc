import type { Report } from '../engine/contract/report.ts';
import { groupAlike } from './alike.ts';
import { type ByteBudget, byteBudget } from './byte-budget.ts';
import { cutAt } from './github-command.ts';
import { whatToDo } from './markdown-advice.ts';
import { type Choice, choose, type Part } from './markdown-choice.ts';
import { markdownText } from './markdown-escape.ts';
import { type FileSection, foldedStart } from './markdown-parts.ts';
import { tableHead } from './markdown-table.ts';
import { claimWords, isEmpty, summaryOf, verdictWord } from './report-words.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';
import { counted } from './text-layout.ts';

/** For the job summary of GitHub Actions and for comments: GitHub's Markdown, within a limit of bytes. */
export const markdown: Reporter = { id: 'markdown', render };

/** The runner drops a summary above 1 MiB whole, and other steps may have written to it. */
const mostBytes = 1_000_000;
const leastBytes = 2048;
const mostNotices = 10;
const longestNotice = 300;
/** More than the sentence takes that says what was left out. */
const roomAtEnd = ' '.repeat(320);
const verdictMarks: Readonly<Record<Report['verdict'], string>> = {
  pass: '✅',
  fail: '❌',
  'cannot-judge': '⛔',
};

function render(given: Report, options: ReporterOptions): string {
  const { maxBytes = mostBytes } = options;
  const report = groupAlike(given, options);
  const limit = Math.max(leastBytes, maxBytes);
  const budget = byteBudget(limit);
  const head = headOf(report);
  budget.take(head, roomAtEnd);
  const notices = noticesOf(report, budget);
  const toDo = whatToDo(report, budget);
  const choice = choose(report, options, budget);
  return [head, notices, toDo, ...filesOf(choice), choice.silent, notesOf(choice), leftOut(choice, limit)]
    .join('')
    .replace(/\n+$/, '\n');
}

function headOf(report: Report): string {
  const claims = claimWords(report).join(' ');
  return `${verdictTitle(report)}\n${claims === '' ? '' : `${claims}\n\n`}`;
}

/** The heading that says how it ended and what was counted. */
export function verdictTitle(report: Report): string {
  const summary = summaryOf(report);
  const mark = isEmpty(report) ? '⚪' : verdictMarks[report.verdict];
  return `## Stateward ${mark} ${verdictWord(report)}: ${summary}\n`;
}

/** What is said of the judging itself; the first few, where there is room. */
function noticesOf({ notices }: Report, budget: ByteBudget): string {
  const lines = notices.map((notice) => `> ${markdownText(cutAt(notice, longestNotice))}\n`);
  const shown = lines.slice(0, mostNotices).filter((line) => budget.take(line, '\n>\n'));
  return shown.length === 0 ? '' : `${shown.join('>\n')}\n`;
}

/** Tables with their pictures and details; a picture of a file without a table stands by itself. */
function filesOf({ tables, pictures, details }: Choice): string[] {
  const tabled = new Set([...tables.keys()].map(({ file }) => file));
  const sections = [...tables].flatMap(([section, rows]) => [
    section.title,
    table(rows, section.findings.length),
    ...texts(pictures.filter(({ of }) => of.file === section.file)),
    ...detailsOf(section, details),
  ]);
  return [...sections, ...texts(pictures.filter(({ of }) => !tabled.has(of.file)))];
}

function detailsOf({ findings }: FileSection, details: Choice['details']): string[] {
  const own = new Set(findings);
  return texts(details.filter(({ of }) => own.has(of)));
}

function table(rows: readonly Part<unknown>[], all: number): string {
  const more = all - rows.length;
  return `${tableHead}${texts(rows).join('')}\n${more === 0 ? '' : `and ${more} more, left out here\n\n`}`;
}

function notesOf({ notes, noteRows }: Choice): string {
  if (noteRows.length === 0) return '';
  return `${foldedStart(notes.length)}${table(noteRows, notes.length)}</details>\n\n`;
}

/** Nobody is to take a part of a report for all of it. */
function leftOut({ left }: Choice, limit: number): string {
  const parts = [
    left.findings === 0 ? '' : counted(left.findings, 'finding'),
    left.details === 0 ? '' : `details of ${counted(left.details, 'finding')}`,
    left.notes === 0 ? '' : counted(left.notes, 'note'),
    left.pictures === 0 ? '' : counted(left.pictures, 'picture'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  const where = 'The formats `text` and `json` have them all.';
  return `Left out, to stay within ${limit} bytes: ${parts.join(', ')}. ${where}\n`;
}

function texts(parts: readonly Part<unknown>[]): string[] {
  return parts.map(({ text }) => text);
}
