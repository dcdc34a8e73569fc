import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Obstacle } from '../engine/contract/report.ts';
import { leadOf, othersOf } from './alike.ts';
import { cutAt } from './github-command.ts';
import { inCommits } from './in-commits.ts';
import type { ReporterOptions } from './reporter.ts';
import { safeQuoted, safeText } from './safe-text.ts';
import { advice } from './text-advice.ts';
import { shortened, type TextLayout, textLayout } from './text-layout.ts';
import { shownSubject } from './view-subject.ts';

/** The runner cuts a message here, wherever that is. */
const longestMessage = 4096;
/** What is kept for saying what happened, however long the repair is. */
const leastAccount = 512;
const mostCommits = 5;
const repairElsewhere = 'Repair  is too long for an annotation: see the log of this step';

/** What of the options a message without lines of its own needs. */
export type MessageOptions = Pick<ReporterOptions, 'quiet' | 'again'>;

/** What happened, then the ways back: of a message that is too long, the account is cut and not the repair. */
export function findingMessage(finding: ReportedFinding, options: MessageOptions, more: string): string {
  const lines = advice(finding, unwrapped(options), false).map((line) => line.slice(4));
  const repair = lines.findIndex((line) => line.startsWith('Repair'));
  const split = repair < 0 ? lines.length : repair;
  return fitted([account(finding), ...lines.slice(0, split)], lines.slice(split), more);
}

export function obstacleMessage({ message, fix }: Obstacle, more: string): string {
  return fitted(
    [`cannot judge: ${safeText(shortened(message))}`],
    shortened(fix)
      .split('\n')
      .map((line, index) => (index === 0 ? `Repair  ${safeText(line)}` : safeText(line))),
    more,
  );
}

function account(finding: ReportedFinding): string {
  const about = leadOf(finding);
  const label = about.label === undefined ? '' : safeQuoted(shortened(about.label));
  const name = [shownSubject(about.subject), label].filter((part) => part !== '').join(' ');
  const said = safeText(shortened(finding.message)) + inCommits(finding, mostCommits);
  // Most sentences begin with what they are about.
  const isNamed = name === '' || said.startsWith(name);
  return `${isNamed ? '' : `${name}: `}${said}${elsewhere(finding)}${otherItems(finding)}`;
}

/** What the same cause did besides, by name: the lines stand in the log. */
function otherItems(finding: ReportedFinding): string {
  const all = othersOf(finding);
  if (all === 0) return '';
  const names = (finding.items ?? []).slice(1).map(({ subject }) => shownSubject(subject));
  const more = all - names.length;
  return `\nAnd ${all} more like it: ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

/** Where the annotation cannot stand at the place of the finding, the message names the place. */
function elsewhere({ file, side, line }: ReportedFinding): string {
  if (side === 'before') return `\nWas at  ${safeText(file)}:${line} of the previous version`;
  return isPrintable(file) ? '' : `\nAt      ${safeText(file)}:${line}`;
}

/** Whether a path can be a property as it is: the runner reads no escapes but its own. */
export function isPrintable(file: string): boolean {
  return file !== '' && safeText(file) === file;
}

function fitted(account: readonly string[], repair: readonly string[], more: string): string {
  const last = more === '' ? [] : [more];
  const whole = ['', ...repair, ...last].join('\n');
  const fits = whole.length <= longestMessage - leastAccount;
  const ending = fits ? whole : ['', repairElsewhere, ...last].join('\n');
  return cutAt(account.join('\n'), longestMessage - ending.length) + ending;
}

/** GitHub wraps annotations itself. */
function unwrapped(options: MessageOptions): TextLayout {
  return textLayout({
    ...options,
    color: false,
    width: Number.POSITIVE_INFINITY,
    verbose: false,
    reasons: true,
  });
}
