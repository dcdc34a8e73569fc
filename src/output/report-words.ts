import type { NotJudged } from '../engine/contract/check.ts';
import type { Need } from '../engine/contract/context.ts';
import type { Severity } from '../engine/contract/finding.ts';
import type { Report } from '../engine/contract/report.ts';
import { safeText } from './safe-text.ts';
import { counted } from './text-layout.ts';

/** How people call the facts that a rule missed. */
const factNames: Readonly<Record<Need, string>> = {
  siblings: 'no other files',
  others: 'no other files',
  steps: 'no declared step',
  guard: 'no guard',
  at: 'no time',
  message: 'no message',
  touched: 'no list of changed paths',
  prior: 'no earlier commits',
  archived: 'no search for an archive',
  collisions: 'no other paths',
  elsewhere: 'no other files',
  files: 'no other files',
};

/** The verdict as people say it. */
export function verdictWord(report: Report): string {
  if (isEmpty(report)) return 'nothing judged';
  return report.verdict === 'cannot-judge' ? 'cannot judge' : report.verdict;
}

/** Whether a pass says no more than that there was nothing to look at. */
export function isEmpty({ verdict, transitions, findings }: Report): boolean {
  return verdict === 'pass' && transitions.length === 0 && findings.length === 0;
}

/** How much was found, and where. */
export function countsOf(report: Report): string {
  const { errors, warnings, notes, files, transitions, obstacles } = report;
  const stopped = obstacles.length === 0 ? '' : `${counted(obstacles.length, 'obstacle')}; `;
  const isSilent = errors + warnings + notes === 0;
  if (isEmpty(report)) return 'no state file is changed in what was looked at';
  if (isSilent && transitions.length === 0) return `${stopped}nothing was judged`;
  const found = [
    countedCauses(report, 'error'),
    countedCauses(report, 'warning'),
    countedCauses(report, 'note'),
  ].join(', ');
  const judged = `in ${counted(files.length, 'file')}, ${counted(transitions.length, 'edit')}`;
  return `${stopped}${isSilent ? 'nothing found' : found} ${judged}`;
}

/** `1 error of 20 items`: a cause is counted once, and nobody is to take it for one item. */
export function countedCauses({ findings, ...counts }: Report, severity: Severity): string {
  const own = findings.filter((finding) => finding.severity === severity);
  const items = own.reduce((sum, { count = 1 }) => sum + count, 0);
  const causes = counted(counts[`${severity}s`], severity);
  return items > own.length ? `${causes} of ${items} items` : causes;
}

/** What is claimed and what is proven, in words that may be wrapped; the last one is not to be broken. */
export function claimWords({ claimed, verified, guard, transitions }: Report): string[] {
  if (transitions.length === 0 || (claimed === 0 && guard === undefined)) return [];
  const proof = guard === undefined ? [] : [`(guard: ${guard}).`];
  const counts = `${counted(claimed, 'item')} done in this range: ${claimed} claimed, ${verified} verified${guard === undefined ? '.' : ''}`;
  return [...counts.split(' '), ...proof];
}

/** The counts of a report, with the number of rules that were skipped. */
export function summaryOf(report: Report): string {
  return `${countsOf(report)}${skipped(report.notJudged)}`;
}

/** Without those that only a guard could tell: nobody handed one over, and nobody has to. */
export function beyondGuard(notJudged: readonly NotJudged[]): NotJudged[] {
  return notJudged.filter(({ needs }) => needs.some((need) => need !== 'guard'));
}

function skipped(all: readonly NotJudged[]): string {
  const notJudged = beyondGuard(all);
  if (notJudged.length === 0) return '';
  return `; ${counted(rulesNamed(notJudged).length, 'rule')} not judged (${missingFacts(notJudged)})`;
}

/** Ids of rules as they may be printed, each once. */
export function rulesNamed(notJudged: readonly NotJudged[]): string[] {
  return [...new Set(notJudged.map(({ ruleId }) => safeText(ruleId)))];
}

/** The facts that were missing, as people call them. */
export function missingFacts(notJudged: readonly NotJudged[]): string {
  return [...new Set(notJudged.flatMap(({ needs }) => needs))].map((need) => factNames[need]).join(', ');
}
