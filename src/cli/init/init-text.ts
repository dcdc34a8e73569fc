import { isAbsolute } from 'node:path';
import { detectedFilesOf } from '../../config/usual-files.ts';
import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { commandName } from '../../output/home.ts';
import { safeText } from '../../output/safe-text.ts';
import { wrapIndented } from '../../output/wrap.ts';
import { programKey, shellWord } from './caller.ts';
import { entryLines } from './configuration.ts';
import { mostCommits } from './dry-run.ts';
import { aboutOf, historyLines } from './file-history.ts';
import { hookNames } from './hook-texts.ts';
import type { InitResult } from './init.ts';
import type { Plan } from './plan.ts';
import { type Proposal, proposalLines } from './proposal.ts';
import type { StateFile } from './state-files.ts';

/** What `stateward init` says to a person. */
export interface InitLook {
  /** Columns that prose may take. */
  readonly width: number;
  /** Shows the text of every file, not only of the configuration. */
  readonly verbose: boolean;
}

export function initText(result: InitResult, kinds: readonly StateKind[], look: InitLook): string {
  const { files, plan, configurationFault } = result;
  const fault =
    configurationFault === undefined
      ? []
      : [`${configurationFault}\nWhat is detected is judged by default settings instead.`, ''];
  const proposed = files.filter(({ isProposed }) => isProposed);
  const commands = (plan?.commands ?? []).map((command) => `Then run: ${safeText(command)}`);
  const elsewhere = (plan?.elsewhere ?? []).map(safeText);
  const lines = [...fault, ...bodyLines(result, kinds, proposed, look), ...commands, ...elsewhere];
  return `${lines.flatMap((line) => shownLines(line, look.width)).join('\n')}\n`;
}

function bodyLines(
  result: InitResult,
  kinds: readonly StateKind[],
  proposed: readonly StateFile[],
  look: InitLook,
): string[] {
  const { files, manner } = result;
  if (manner === 'remove') return setupLines(result, look);
  if (files.length === proposed.length)
    return [...obstacleLines(result), ...nothingFound(kinds, proposed, result)];
  return [...pastLines(result), ...setupLines(result, look)];
}

/** What is there to be copied is not broken. */
function shownLines(line: string, width: number): string[] {
  const isCopied = /^ *\| |^(?:Then run|To write it, run|In every other clone, once): /.test(line);
  return isCopied || line === '' ? [line] : line.split('\n').flatMap((each) => wrapIndented(each, width, 2));
}

/** What was seen comes first, then what to do, then what is looked for. */
function nothingFound(
  kinds: readonly StateKind[],
  proposed: readonly StateFile[],
  { seen = [], ignored }: InitResult,
): string[] {
  const onRequest = proposed.map(({ path }) => ({ path, why: requestWords }));
  const all = [...onRequest, ...seen];
  const shown = all.slice(0, mostSeen);
  const left = all.length - shown.length;
  if (shown.length === 0 && ignored.length > 0) return ignoredLines(ignored);
  const wanted = [
    ...entryLines(proposed.map((file) => ({ ...file, isProposed: false }))),
    ...seen.flatMap(({ path, kind }) =>
      kind === undefined ? [] : [`  - path: ${JSON.stringify(path)}`, `    kind: ${kind.id}`],
    ),
  ];
  return [
    ...(shown.length === 0
      ? ['No state file was found among the files that git knows or would add.']
      : [
          'Nothing is governed here. What was seen:',
          ...shown.map(({ path, why }) => `  ${safeText(path)}: ${why}`),
          ...(left > 0 ? [`  and ${left} more`] : []),
        ]),
    ...(wanted.length === 0 && shown.length > 0
      ? []
      : [
          wanted.length === 0
            ? 'If yours has another name, list it in .stateward.yml and run init again:'
            : 'To have it judged, write .stateward.yml and run init again:',
          '    | version: 1',
          '    | files:',
          ...(wanted.length === 0
            ? ['  - path: path/to/your/file', `    kind: ${kinds.map(({ id }) => id).join(' or ')}`]
            : wanted
          ).map((line) => `    | ${safeText(line)}`),
        ]),
    ...(ignored.length > 0 ? ignoredLines(ignored) : []),
    'What is governed without an entry, in any folder:',
    ...kinds.map((kind) => {
      const names = detectedFilesOf(kind).flatMap(({ globs }) =>
        globs.map((glob) => glob.replace(/^\*\*\//, '')),
      );
      return `  ${kind.id}: ${names.join(', ')}`;
    }),
  ];
}

const mostSeen = 5;
const requestWords = 'people keep other things under such names, so it is governed on request only';

function ignoredLines(ignored: readonly string[]): string[] {
  const shown = ignored.slice(0, mostGone);
  const left = ignored.length - shown.length;
  return [
    'The state files here are ignored by git, so there are no versions to compare:',
    ...shown.map((path) => `  ${safeText(path)}`),
    ...(left > 0 ? [`  and ${left} more`] : []),
    `git check-ignore -v ${shellWord(shown[0] ?? '')} names the line that ignores it. Let them be committed, and run init again.`,
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
  const gone = files.filter(({ isGone }) => isGone);
  const left = Math.max(0, gone.length - mostGone);
  const shown = [...files.filter(({ isGone }) => !isGone), ...gone.slice(0, mostGone)];
  const errors = [...histories.values()].flatMap((history) => history.errors);
  return [
    title,
    ...shown.flatMap((file) => [
      ...(file.isTracked
        ? historyLines(file.path, histories.get(file.path), file.isGone ? ' (gone)' : '')
        : [`  ${safeText(file.path)}: not committed yet`]),
      ...standingLines(file, standing),
    ]),
    ...(left > 0 ? [`  and ${left} more that are gone`] : []),
    ...obstacleLines(result),
    ...(isCut ? [cutNotice] : []),
    ...(errors.length > 0 ? [pastNotice] : []),
    ...(standing.length > 0 ? [standingNotice] : []),
    ...(files.some(({ isProposed }) => isProposed) ? [proposedNotice] : []),
    ...(files.some(({ isGone }) => isGone) ? [goneNotice] : []),
    '',
  ];
}

/** Paths of the history alone; the entry that is proposed for them names more. */
const mostGone = 5;

const cutNotice =
  'The clone is shallow, so it was not looked further back than its first complete commit: git fetch --unshallow brings the rest.';
const pastNotice =
  'Errors of the past stay in the past: only what a change introduces is judged. A first push is judged from the commit that brings .stateward.yml.';

const standingNotice = `Errors in files as they are now are told again only where a change touches what they are about; ${commandName} check --all tells them all.`;
const proposedNotice =
  'A file that is only proposed is not governed: people keep other things under such names. Its entry is a comment until somebody wants it.';

const goneNotice =
  'What is gone was edited under that path and is there no more, moved or deleted; its entry governs the next file of that name.';

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

function standingText({ subject, label, message, ruleId, line }: ReportedFinding): string {
  const where = line === undefined ? '' : `line ${line}: `;
  return `${where}${aboutOf(subject, label, message)}${safeText(message)} (${ruleId})`;
}

function obstacleLines({ past: { obstacles } }: InitResult): string[] {
  return obstacles.map(({ message, fix }) => `cannot judge: ${safeText(message)} ${safeText(fix)}`);
}

function setupLines({ plan, written, manner, again = '' }: InitResult, look: InitLook): string[] {
  const proposals = plan?.proposals ?? [];
  const inState = (...states: readonly Proposal['state'][]) =>
    proposals.filter(({ state }) => states.includes(state));
  const made = written ?? [];
  const failed = made.filter(({ problem }) => problem !== undefined);
  const done = (each: readonly Proposal[]) =>
    each.filter(({ path }) => failed.every((other) => other.path !== path));
  const planned = inState('create', 'append', 'renew', 'take-out', 'delete');
  const verb = (would: string, did: string) => (written === undefined ? `Would ${would}:` : `${did}:`);
  return [
    ...section(verb('write', 'Wrote'), done(inState('create', 'append')), look),
    ...section(verb('renew', 'Renewed'), done(inState('renew')), look),
    ...section(verb('take its lines out of', 'Took its lines out of'), done(inState('take-out')), look),
    ...section(verb('delete', 'Deleted'), done(inState('delete')), look),
    ...programLines(plan?.program, written !== undefined),
    ...failed.flatMap(({ path, problem = '' }) => [
      `Could not write ${safeText(path)}: ${safeText(problem)}`,
      '',
    ]),
    ...section('Already there:', inState('there'), look),
    ...section('Left to you, by hand:', inState('by-hand'), { ...look, verbose: true }),
    ...(planned.length === 0 && plan?.program === undefined
      ? [manner === 'remove' ? 'There is nothing to take out.' : 'There is nothing to write.']
      : written === undefined
        ? [
            'Nothing was written. What others wrote into these files stays as it is.',
            `To write it, run: ${again}`,
          ]
        : manner === 'remove'
          ? leftToTakeOut
          : [
              `${planned.some(isShared) ? 'Read and commit these files' : 'That is of this clone alone, with nothing to commit'}; ${commandName} doctor looks the whole set-up over.`,
            ]),
  ];
}

/** Each clone says for itself where its program lies. */
function programLines(program: Plan['program'], isWritten: boolean): string[] {
  if (program === undefined) return [];
  const { after } = program;
  const words = after === undefined ? `--unset ${programKey}` : `${programKey} ${shellWord(safeText(after))}`;
  return [
    isWritten ? 'Set in this clone, whose hooks need it:' : 'Would set in this clone, whose hooks need it:',
    `    | git config ${words}`,
    '',
  ];
}

/** Git hands on what lies in the work tree, and nothing of its own folder. */
function isShared({ path }: Proposal): boolean {
  return !isAbsolute(path) && !path.startsWith('.git/');
}

const leftToTakeOut = [
  'Commit this. Yours to take out: whatever calls Stateward elsewhere (a required check, CODEOWNERS); the line node_modules/ of .gitignore, where nothing else needs it; .stateward.waivers.yml; the folders .stateward and .git/stateward; in each clone with the merge driver:',
  '    | git config --remove-section merge.stateward',
  '    | git config --remove-section diff.stateward',
];

function section(title: string, proposals: readonly Proposal[], { verbose }: InitLook): string[] {
  if (proposals.length === 0) return [];
  const isShown = ({ path }: Proposal) => verbose || path === configurationPath;
  return [title, ...sameFolder(proposals).flatMap((each) => proposalLines(each, isShown(each))), ''];
}

/** Four hooks that say the same are one line, unless each has something to say. */
function sameFolder(proposals: readonly Proposal[]): Proposal[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const joined: Proposal[] = [];
  for (const each of proposals) {
    const last = joined.at(-1);
    const name = each.path.slice(folderOf(each.path).length);
    const isAlike = last !== undefined && hookNames.some((hook) => hook === name) && each.note === undefined;
    if (isAlike && folderOf(last.path.split(', ')[0] ?? '') === folderOf(each.path))
      joined[joined.length - 1] = { ...last, path: `${last.path}, ${name}` };
    else joined.push(each);
  }
  return joined;
}
