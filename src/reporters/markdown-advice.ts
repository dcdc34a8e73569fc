import type { ReportedFinding } from '../core/finding.ts';
import type { Obstacle, Report } from '../core/report.ts';
import type { ByteBudget } from './byte-budget.ts';
import { cutAt } from './github-command.ts';
import { codeSpan, fenced, markdownText } from './markdown-escape.ts';
import { repairCommand } from './repair-command.ts';
import { counted } from './text-layout.ts';

const mostLines = 10;
const longestSentence = 600;
const longestCommand = 1000;

/** What to do, before what happened: a part for the obstacles, the files to restore and the ways that are left. */
export function whatToDo(report: Report, budget: ByteBudget): string {
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const parts = [
    list(report.obstacles.map(obstacleItem), 'obstacle'),
    restoring(errors),
    list(otherFixes(errors), 'way'),
  ];
  const title = '### What to do\n\n';
  const fitting = parts.filter((part) => part !== '' && budget.take(part, title));
  return fitting.length === 0 ? '' : title + fitting.join('');
}

function obstacleItem({ message, fix }: Obstacle): string {
  const said = markdownText(cutAt(message, longestSentence));
  return `- **Cannot judge:** ${said}. **Repair:** ${markdownText(cutAt(fix, longestSentence))}\n`;
}

/** One command undoes all that was done to a file, however many findings it caused. */
function restoring(errors: readonly ReportedFinding[]): string {
  const commands = new Set(
    errors.flatMap(({ repair }) => (repair === undefined ? [] : [repairCommand(repair)])),
  );
  const short = [...commands].filter((command) => command.length <= longestCommand).slice(0, mostLines);
  if (short.length === 0) return '';
  const more = commands.size - short.length;
  const ending = more === 0 ? '' : `and ${counted(more, 'more file')}, by the details below.\n\n`;
  const words = 'This leads back to green; commit what it changes. Other ways back are in the details.';
  return `${words}\n\n${fenced('sh', short)}\n${ending}`;
}

function otherFixes(errors: readonly ReportedFinding[]): string[] {
  const items = errors
    .filter(({ repair, fix }) => repair === undefined && fix !== '')
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
