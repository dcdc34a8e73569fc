import type { ReportedFinding } from '../core/finding.ts';
import type { Obstacle, Report } from '../core/report.ts';
import type { ByteBudget } from './byte-budget.ts';
import { cutAt } from './github-command.ts';
import { codeSpan, fenced, markdownText } from './markdown-escape.ts';
import { isWhole, printedRepair, repairCommand } from './repair-command.ts';
import { safeText } from './safe-text.ts';
import { counted } from './text-layout.ts';

const mostLines = 10;
const longestSentence = 600;
const longestCommand = 1000;

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

/** One command undoes all that was done to a file, however many findings it caused. */
function restoring(errors: readonly ReportedFinding[]): string {
  const printed = errors.map(({ repair }) => printedRepair(repair));
  const commands = new Set(printed.filter(isWhole).map((repair) => repairCommand(repair)));
  const short = [...commands].filter((command) => command.length <= longestCommand).slice(0, mostLines);
  if (short.length === 0) return '';
  const more = commands.size - short.length;
  const ending = more === 0 ? '' : `and ${counted(more, 'more file')}, by the details below.\n\n`;
  const isAll = printed.every((repair) => repair !== undefined);
  const leads = isAll ? 'this leads back to green' : 'this leads back to green, with what stands below it';
  const words = `On the judged branch, in a clone, ${leads}; commit what it changes. Other ways back are in the details.`;
  return `${words}\n\n${fenced('sh', short)}\n${ending}`;
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
