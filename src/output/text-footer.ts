import type { NotJudged } from '../engine/contract/check.ts';
import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Obstacle, Report, ReportedTransition } from '../engine/contract/report.ts';
import { displayWidth } from './display-width.ts';
import { commandForAll, isWhole, printedRepair } from './repair-command.ts';
import {
  claimWords,
  countsOf,
  isEmpty,
  missingFacts,
  rulesNamed,
  summaryOf,
  verdictWord,
} from './report-words.ts';
import { safeText } from './safe-text.ts';
import { counted, labelled, labelledColumn, shortCommit, shortened, type TextLayout } from './text-layout.ts';
import { wrap, wrapWords } from './wrap.ts';

/** What the gate could not do at all, in the place of a finding. */
export function obstacleLines({ message, fix }: Obstacle, layout: TextLayout): string[] {
  const [first = '', ...others] = wrap(`cannot judge: ${safeText(shortened(message))}`, layout.width - 4);
  return [
    layout.paint('error', first),
    ...others.map((line) => `    ${line}`),
    ...labelled(layout, 'Repair', linesOf(shortened(fix), layout.width - labelledColumn)),
  ];
}

/** A fix of several lines is there to be pasted: its lines and their indentation stay. */
function linesOf(fix: string, width: number): string[] {
  return fix.split('\n').flatMap((line) => {
    const words = line.trimStart();
    const blanks = ' '.repeat(line.length - words.length);
    return wrap(safeText(words), width - blanks.length).map((part) => blanks + part);
  });
}

/** The verdict with its counts, and what is claimed and proven. A clean report is these lines alone. */
export function footer(report: Report, layout: TextLayout): string[] {
  const word = verdictWord(report);
  const summary = layout.verbose ? countsOf(report) : summaryOf(report);
  const [first = '', ...others] = wrap(`${word}: ${summary}`, layout.width);
  const style = isEmpty(report) ? 'strong' : report.verdict === 'pass' ? 'pass' : 'error';
  return [
    ...(layout.verbose
      ? [...report.transitions.map(transitionLine), ...notJudgedLines(report.notJudged)]
      : []),
    ...report.notices.flatMap((notice) => noticeLines(notice, layout)),
    layout.paint(style, first.slice(0, word.length)) + first.slice(word.length),
    ...others,
    ...wrapWords(claimWords(report), layout.width),
  ];
}

/** The end of a report: the one command for all that is open. */
export function repairLines(findings: readonly ReportedFinding[], layout: TextLayout): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return [];
  const more = layout.again === undefined ? `explain ${safeText(first.ruleId)}` : '--verbose';
  const asking = `${layout.again ?? layout.program} ${more}`;
  const command = commandForAll(findings, layout);
  const others = errors.filter((each) => !isWhole(printedRepair(each.repair)));
  const left = `${counted(others.length, 'error')} besides: as it says after Repair above`;
  return [
    ...(layout.verbose || layout.quiet ? [] : [`${layout.paint('strong', 'Reasons:')} ${asking}`]),
    ...(others.length === 0 || command === undefined ? [] : wrap(left, layout.width)),
    ...(command === undefined ? [] : [`${layout.paint('strong', 'Repair:')} ${command}`]),
  ];
}

function noticeLines(notice: string, layout: TextLayout): string[] {
  const [first = '', ...others] = wrap(safeText(shortened(notice)), layout.width - 8);
  return [`note    ${first}`, ...others.map((line) => `        ${line}`)];
}

function notJudgedLines(notJudged: readonly NotJudged[]): string[] {
  const rules = rulesNamed(notJudged);
  const longest = Math.max(0, ...rules.map(displayWidth));
  return rules.map((rule) => {
    const needs = missingFacts(notJudged.filter(({ ruleId }) => safeText(ruleId) === rule));
    return `not judged  ${rule}${' '.repeat(longest - displayWidth(rule))}  (${needs})`;
  });
}

function transitionLine({ file, kind, commit, step }: ReportedTransition): string {
  const where = commit === undefined ? '' : `  ${safeText(shortCommit(commit))}`;
  const words =
    step === undefined
      ? ''
      : `  node=${step.node} status=${step.status} guard=${step.guard} (${step.source})`;
  return `judged  ${safeText(file)}  ${safeText(kind)}${where}${safeText(shortened(words))}`;
}
