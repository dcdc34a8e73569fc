import type { ReportedFinding } from '../../engine/contract/finding.ts';
import { commandName } from '../../output/home.ts';
import { safeText } from '../../output/safe-text.ts';
import { counted } from '../../output/text-layout.ts';
import { shownSubject } from '../../output/view-subject.ts';
import { type FileHistory, mostCommits } from './dry-run.ts';
import type { InitResult } from './init.ts';

/** What the gate would have said of the past, file by file. */
export function pastLines({ files, past }: InitResult): string[] {
  const { commits, isCut, histories, obstacles } = past;
  const span = commits === mostCommits ? `the last ${commits} commits` : counted(commits, 'commit');
  const title =
    obstacles.length > 0
      ? 'Found, but their past could not be judged:'
      : `Found, and judged over ${span} that touched them:`;
  const hasErrors = [...histories.values()].some(({ errors }) => errors.length > 0);
  return [
    title,
    ...files.flatMap(({ path, isTracked, isProposed }) => [
      ...(isTracked ? historyLines(path, histories.get(path)) : [`  ${safeText(path)}: not committed yet`]),
      ...(isProposed ? ['    only proposed'] : []),
    ]),
    ...obstacleLines(past),
    ...(isCut ? [cutNotice] : []),
    ...(hasErrors ? [pastNotice] : []),
    standingNotice,
    ...(files.some(({ isProposed }) => isProposed) ? [proposedNotice] : []),
    '',
  ];
}

const cutNotice =
  'The clone is shallow, so it was not looked further back than its first complete commit: git fetch --unshallow brings the rest.';
const pastNotice =
  'Errors of the past stay in the past: only what a change introduces is judged. A first push is judged from the commit that brings .stateward.yml.';
const standingNotice = `What is wrong in the files as they are says ${commandName} check --all.`;
const proposedNotice =
  'A file that is only proposed is not governed: people keep other things under such names. Its entry is a comment until somebody wants it.';

export function obstacleLines({ obstacles }: InitResult['past']): string[] {
  return obstacles.map(({ message, fix }) => `cannot judge: ${safeText(message)} ${safeText(fix)}`);
}

const mostErrors = 5;

/** “tree.json: 61 edits, 58 legal, 1 error, 2 settled later”, and the first errors below it. */
function historyLines(path: string, history: FileHistory | undefined): string[] {
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
    `  ${safeText(path)}: ${counts.join(', ')}`,
    ...errors.slice(0, mostErrors).map((error) => `    ${errorText(error)}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}

/** What an error is about is said where its message does not name it. */
function errorText({ commits, ruleId, subject, label, message }: ReportedFinding): string {
  const [id = ''] = subject.split('#');
  const isNamed = subject === '' || (id !== '' && message.includes(id));
  const name = label === undefined ? '' : ` ${safeText(JSON.stringify(label))}`;
  const about = isNamed ? '' : `${shownSubject(subject)}${name}: `;
  return `${(commits?.[0] ?? '').slice(0, 7)} ${about}${safeText(message)} (${ruleId})`;
}
