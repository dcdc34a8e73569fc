import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { Report } from '../../engine/contract/report.ts';
import { groupBy } from '../../formats/group.ts';
import { safeText } from '../../output/safe-text.ts';
import { shownSubject } from '../../output/view-subject.ts';

/** What happened to one file, and what the gate would have said of it. */
export interface FileHistory {
  /** Commits that changed it. */
  readonly edits: number;
  /** Those of them in which nothing would have been refused. */
  readonly legal: number;
  readonly errors: readonly PastError[];
  /** Errors that a later commit took back, or that a waiver excuses. */
  readonly settled: number;
  readonly warnings: number;
}

export interface PastError {
  readonly commit: string;
  readonly rule: string;
  readonly subject: string;
  readonly label?: string;
  readonly message: string;
}

/** The history of each file in a report on a range, errors in the order of the commits. */
export function fileHistories(report: Report, paths: readonly string[]): ReadonlyMap<string, FileHistory> {
  const findings = groupBy(report.findings, ({ file }) => file);
  const commits = groupBy(report.transitions, ({ file }) => file);
  return new Map(
    paths.map((path) => {
      const ids = new Set((commits.get(path) ?? []).flatMap(({ commit }) => commit ?? []));
      return [path, historyOf([...ids], findings.get(path) ?? [])];
    }),
  );
}

function historyOf(commits: readonly string[], findings: readonly ReportedFinding[]): FileHistory {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const settled = findings.filter(isSettled);
  const refused = new Set([...errors, ...settled].flatMap((finding) => finding.commits ?? []));
  const place = (finding: ReportedFinding) => commits.indexOf(finding.commits?.[0] ?? '');
  return {
    edits: commits.length,
    legal: commits.filter((commit) => !refused.has(commit)).length,
    errors: errors.toSorted((left, right) => place(left) - place(right)).map(pastError),
    settled: settled.length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
  };
}

function isSettled({ ended, waivedBy }: ReportedFinding): boolean {
  return ended !== undefined || waivedBy?.severity === 'error';
}

function pastError({ commits, ruleId, subject, label, message }: ReportedFinding): PastError {
  return {
    commit: commits?.[0] ?? '',
    rule: ruleId,
    subject,
    ...(label === undefined ? {} : { label }),
    message,
  };
}

const mostErrors = 5;

/** “tree.json: 61 edits, 58 legal, 1 error, 2 taken back later”, and the first errors below it. */
export function historyLines(path: string, history: FileHistory | undefined, mark = ''): string[] {
  if (history === undefined || history.edits === 0) return [`  ${safeText(path)}: no history to judge`];
  const { edits, legal, errors, settled, warnings } = history;
  const counts = [
    counted(edits, 'edit'),
    `${legal} legal`,
    ...(errors.length > 0 ? [counted(errors.length, 'error')] : []),
    ...(settled > 0 ? [`${settled} settled later`] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const more = errors.length - mostErrors;
  return [
    `  ${safeText(path)}${mark}: ${counts.join(', ')}`,
    ...errors.slice(0, mostErrors).map((error) => `    ${errorText(error)}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}

function errorText({ commit, rule, subject, label, message }: PastError): string {
  return `${commit.slice(0, 7)} ${aboutOf(subject, label, message)}${safeText(message)} (${rule})`;
}

/** What an error is about, where its message does not name it. */
export function aboutOf(subject: string, label: string | undefined, message: string): string {
  const [id = ''] = subject.split('#');
  if (subject === '' || (id !== '' && message.includes(id))) return '';
  const name = label === undefined ? '' : safeText(JSON.stringify(label));
  const about = [shownSubject(subject), name].filter((part) => part !== '').join(' ');
  return about === '' ? '' : `${about}: `;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
