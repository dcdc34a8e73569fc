import type { NotJudged } from '../core/check.ts';
import type { Need } from '../core/context.ts';
import type { Obstacle, Report, ReportedTransition } from '../core/report.ts';
import { displayWidth } from './display-width.ts';
import { safeText } from './safe-text.ts';
import { counted, labelled, labelledColumn, shortCommit, shortened, type TextLayout } from './text-layout.ts';
import { wrap, wrapWords } from './wrap.ts';

/** How people call the facts that a rule missed. */
const missingFacts: Readonly<Record<Need, string>> = {
  siblings: 'no other files',
  others: 'no other files',
  reverts: 'no history',
  steps: 'no declared step',
  guard: 'no guard',
  at: 'no time',
  message: 'no message',
  awaitsMessage: 'no message',
  touched: 'no list of changed paths',
  prior: 'no earlier commits',
  archived: 'no search for an archive',
  collisions: 'no other paths',
  vanished: 'no history',
};

/** What the gate could not do at all, in the place of a finding. */
export function obstacleLines({ message, fix }: Obstacle, layout: TextLayout): string[] {
  const [first = '', ...others] = wrap(`cannot judge: ${safeText(shortened(message))}`, layout.width - 4);
  return [
    layout.paint('error', first),
    ...others.map((line) => `    ${line}`),
    ...labelled(layout, 'Repair', wrap(safeText(fix), layout.width - labelledColumn)),
  ];
}

/** The verdict with its counts, and what is claimed and proven. A clean report is these lines alone. */
export function footer(report: Report, layout: TextLayout): string[] {
  const isCalm = report.verdict === 'pass' && !layout.verbose;
  const summary = isCalm ? `${counts(report)}${passedOver(report.notJudged)}` : counts(report);
  const [first = '', ...others] = wrap(`${verdict(report)}: ${summary}`, layout.width);
  const word = verdict(report);
  const style = report.verdict === 'pass' ? 'pass' : 'error';
  return [
    ...(layout.verbose ? report.transitions.map(transitionLine) : []),
    ...(isCalm ? [] : notJudgedLines(report.notJudged, layout)),
    ...report.notices.flatMap((notice) => noticeLines(notice, layout)),
    layout.paint(style, first.slice(0, word.length)) + first.slice(word.length),
    ...others,
    ...wrapWords(claims(report), layout.width),
  ];
}

function noticeLines(notice: string, layout: TextLayout): string[] {
  const [first = '', ...others] = wrap(safeText(shortened(notice)), layout.width - 4);
  return [`note    ${first}`, ...others.map((line) => `        ${line}`)];
}

function verdict(report: Report): string {
  return report.verdict === 'cannot-judge' ? 'cannot judge' : report.verdict;
}

function counts(report: Report): string {
  const { errors, warnings, notes, files, transitions, obstacles } = report;
  const stopped = obstacles.length === 0 ? '' : `${counted(obstacles.length, 'obstacle')}; `;
  const isSilent = errors + warnings + notes === 0;
  if (isSilent && transitions.length === 0) return `${stopped}nothing was judged`;
  const found = [counted(errors, 'error'), counted(warnings, 'warning'), counted(notes, 'note')].join(', ');
  const judged = `in ${counted(files.length, 'file')}, ${counted(transitions.length, 'transition')}`;
  return `${stopped}${isSilent ? 'nothing found' : found} ${judged}`;
}

function claims({ claimed, verified, guard }: Report): string[] {
  const proof = guard === undefined ? 'no guard' : `guard: ${guard}`;
  const counts = `${counted(claimed, 'item')} done in this range: ${claimed} claimed, ${verified} verified`;
  return [...counts.split(' '), `(${proof}).`];
}

function passedOver(notJudged: readonly NotJudged[]): string {
  if (notJudged.length === 0) return '';
  return `; ${counted(rulesOf(notJudged).length, 'rule')} not judged (${missing(notJudged)})`;
}

function notJudgedLines(notJudged: readonly NotJudged[], layout: TextLayout): string[] {
  const rules = rulesOf(notJudged);
  if (rules.length === 0) return [];
  if (layout.verbose) {
    const longest = Math.max(...rules.map(displayWidth));
    return rules.map((rule) => {
      const needs = missing(notJudged.filter(({ ruleId }) => safeText(ruleId) === rule));
      return `not judged  ${rule}${' '.repeat(longest - displayWidth(rule))}  (${needs})`;
    });
  }
  const line = `${counted(rules.length, 'rule')} could not be judged here: ${rules.join(', ')} (${missing(notJudged)})`;
  const [first = '', ...others] = wrap(line, layout.width - 4);
  return [first, ...others.map((rest) => `    ${rest}`)];
}

function rulesOf(notJudged: readonly NotJudged[]): string[] {
  return [...new Set(notJudged.map(({ ruleId }) => safeText(ruleId)))];
}

function missing(notJudged: readonly NotJudged[]): string {
  return [...new Set(notJudged.flatMap(({ needs }) => needs))].map((need) => missingFacts[need]).join(', ');
}

function transitionLine({ file, kind, commit, step }: ReportedTransition): string {
  const where = commit === undefined ? '' : `  ${safeText(shortCommit(commit))}`;
  const words =
    step === undefined
      ? ''
      : `  node=${step.node} status=${step.status} guard=${step.guard} (${step.source})`;
  return `judged  ${safeText(file)}  ${safeText(kind)}${where}${safeText(words)}`;
}
