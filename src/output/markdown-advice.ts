import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Obstacle, Report } from '../engine/contract/report.ts';
import type { ByteBudget } from './byte-budget.ts';
import { cutAt } from './github-command.ts';
import { codeSpan, fenced, markdownText } from './markdown-escape.ts';
import { commandForAll, isWhole, printedRepair } from './repair-command.ts';
import { safeText } from './safe-text.ts';
import { counted } from './text-layout.ts';

const mostLines = 10;
const longestSentence = 600;

/** What to do, before what happened: a part for the obstacles, the files to restore and the ways that are left. */
export function whatToDo(report: Report, budget: ByteBudget): string {
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const parts = [
    report.guard === 'failure' ? guardFailed : '',
    list(report.obstacles.map(obstacleItem), 'obstacle'),
    restoring(errors),
    list(otherFixes(errors), 'way'),
  ];
  const title = '### What to do\n\n';
  const fitting = parts.filter((part) => part !== '' && budget.take(part, title));
  return fitting.length === 0 ? '' : title + fitting.join('');
}

const guardFailed =
  '- **The guard failed.** Make what it runs pass (the tests, usually) and push again; or, if the work is not done, open again what was marked done.\n\n';

/** A fix of several lines is there to be pasted. */
function obstacleItem({ message, fix }: Obstacle): string {
  const [words = '', ...lines] = cutAt(fix, longestSentence).split('\n');
  const said = markdownText(cutAt(message, longestSentence).replace(/\.$/, ''));
  const item = `- **Cannot judge:** ${said}. **Repair:** ${markdownText(words)}\n`;
  if (lines.length === 0) return item;
  const block = fenced('yaml', lines.map(safeText)).trimEnd().split('\n');
  return `${item}\n${block.map((line) => `  ${line}`).join('\n')}\n`;
}

/** One command for all that is open. */
function restoring(errors: readonly ReportedFinding[]): string {
  const command = commandForAll(errors);
  if (command === undefined) return '';
  return `${repairWords(errors)}\n\n${fenced('sh', [command])}\n`;
}

/** What is said before the command. */
export function repairWords(errors: readonly ReportedFinding[]): string {
  const isAll = errors.every(({ repair }) => isWhole(printedRepair(repair)));
  const also = isAll ? '' : ', with what the other findings say';
  return `On the judged branch, in a clone, this leads back to green${also}; commit what it changes.`;
}

function otherFixes(errors: readonly ReportedFinding[]): string[] {
  const items = errors
    .filter(({ repair, fix }) => !isWhole(printedRepair(repair)) && fix !== '')
    .map(
      ({ file, fix }) =>
        `- ${codeSpan(cutAt(file, longestSentence))}: ${markdownText(cutAt(fix, longestSentence))}\n`,
    );
  return [...new Set(items)];
}

function list(items: readonly string[], noun: string): string {
  if (items.length === 0) return '';
  const more = items.length - mostLines;
  const ending = more > 0 ? `- and ${counted(more, `more ${noun}`)}\n` : '';
  return `${items.slice(0, mostLines).join('')}${ending}\n`;
}
