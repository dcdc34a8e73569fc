import { detectedFilesOf } from '../../config/usual-files.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { safeText } from '../../reporters/safe-text.ts';
import { entryLines } from './configuration.ts';
import { mostCommits } from './dry-run.ts';
import { historyLines } from './file-history.ts';
import type { InitResult } from './init.ts';
import { type Proposal, proposalLines } from './proposal.ts';
import type { StateFile } from './state-files.ts';

/** What `stateward init` says to a person. */
export function initText(result: InitResult, kinds: readonly StateKind[]): string {
  const { files, plan, configurationFault } = result;
  const fault =
    configurationFault === undefined
      ? []
      : [`${configurationFault}\nWhat is detected is judged by default settings instead.`, ''];
  const proposed = files.filter(({ isProposed }) => isProposed);
  const body =
    files.length === proposed.length
      ? [...obstacleLines(result), ...nothingFound(kinds, proposed)]
      : [...pastLines(result), ...setupLines(result)];
  const commands = (plan?.commands ?? []).map((command) => `Then run: ${safeText(command)}`);
  return `${[...fault, ...body, ...commands].join('\n')}\n`;
}

function nothingFound(kinds: readonly StateKind[], proposed: readonly StateFile[]): string[] {
  return [
    'No state file was found among the files that git knows or would add. What was looked for:',
    ...kinds.flatMap((kind) =>
      detectedFilesOf(kind).flatMap(({ globs }) => globs.map((glob) => `  ${glob} (${kind.id})`)),
    ),
    'If yours has another name, list it in .stateward.yml:',
    '    | version: 1',
    '    | files:',
    ...(proposed.length > 0
      ? entryLines(proposed.map((file) => ({ ...file, isProposed: false }))).map((line) => `    | ${line}`)
      : ['    |   - path: path/to/your/file', `    |     kind: ${kinds.map(({ id }) => id).join(' or ')}`]),
    'and run init again. If git ignores it (git check-ignore -v <file>), there are no versions to compare: let it be committed.',
  ];
}

function pastLines(result: InitResult): string[] {
  const { files, past } = result;
  const { commits, isCut, histories, obstacles, standing } = past;
  const span =
    commits === mostCommits ? `the last ${commits} commits` : `${commits} commit${commits === 1 ? '' : 's'}`;
  const title =
    obstacles.length > 0
      ? 'Found, but their past could not be judged:'
      : `Found, and judged over ${span} that touched them:`;
  const errors = [...histories.values()].flatMap((history) => history.errors);
  return [
    title,
    ...files.flatMap((file) => [
      ...(file.isTracked
        ? historyLines(file.path, histories.get(file.path))
        : [`  ${safeText(file.path)}: not committed yet`]),
      ...standingLines(file, standing),
    ]),
    ...obstacleLines(result),
    ...(isCut ? [cutNotice] : []),
    ...(errors.length > 0 ? [pastNotice] : []),
    ...(standing.length > 0 ? [standingNotice] : []),
    ...(files.some(({ isProposed }) => isProposed) ? [proposedNotice] : []),
    '',
  ];
}

const cutNotice =
  'The clone is shallow, so it was not looked further back than its first complete commit: git fetch --unshallow brings the rest.';
const pastNotice =
  'Errors of the past stay in the past: from now on only what a change introduces is judged.';

const standingNotice =
  'Errors in files as they are now are told again only where a change touches what they are about; stateward check --all tells them all.';
const proposedNotice =
  'A file that is only proposed is not governed: people keep other things under such names. Its entry is a comment until somebody wants it.';

function standingLines(
  { path, isProposed }: StateFile,
  standing: readonly ReportedFinding[],
): readonly string[] {
  const [first, ...more] = standing.filter(({ file }) => file === path);
  return [
    ...(isProposed ? ['    only proposed'] : []),
    ...(first === undefined
      ? []
      : [`    as it is now: ${standingText(first)}${more.length > 0 ? `, and ${more.length} more` : ''}`]),
  ];
}

function standingText({ subject, message, ruleId, line }: ReportedFinding): string {
  const where = line === undefined ? '' : `line ${line}: `;
  return `${where}${subject === '' ? '' : `${safeText(subject)}: `}${safeText(message)} (${ruleId})`;
}

function obstacleLines({ past: { obstacles } }: InitResult): string[] {
  return obstacles.map(({ message, fix }) => `cannot judge: ${safeText(message)} ${safeText(fix)}`);
}

function setupLines({ plan, written }: InitResult): string[] {
  const proposals = plan?.proposals ?? [];
  const inState = (...states: readonly Proposal['state'][]) =>
    proposals.filter(({ state }) => states.includes(state));
  const planned = inState('create', 'append');
  const made = written ?? [];
  return [
    ...section(
      written === undefined ? 'Would write:' : 'Wrote:',
      planned.filter(({ path }) => made.every((each) => each.path !== path || each.problem === undefined)),
    ),
    ...made.flatMap(({ path, problem }) =>
      problem === undefined ? [] : [`Could not write ${safeText(path)}: ${safeText(problem)}`, ''],
    ),
    ...section('Already there:', inState('there')),
    ...section('Left to you, by hand:', inState('by-hand')),
    ending(planned.length, written !== undefined),
  ];
}

function ending(planned: number, isWritten: boolean): string {
  if (planned === 0) return 'There is nothing to write.';
  return isWritten
    ? 'Read and commit these files; stateward doctor looks the whole set-up over.'
    : 'Nothing was written. Run init with --write to write these files; none that is there is overwritten.';
}

function section(title: string, proposals: readonly Proposal[]): string[] {
  if (proposals.length === 0) return [];
  return [title, ...proposals.flatMap(proposalLines), ''];
}
