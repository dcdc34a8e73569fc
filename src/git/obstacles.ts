import type { Obstacle } from '../engine/contract/report.ts';
import { quoted } from './quoted.ts';
import type { GitFailure } from './repository.ts';

const mostNamed = 5;

/** What is in the way, with `{}` for what is named. */
const messages = {
  'range-malformed': '{} is not a range of the form A..B.',
  'ref-unknown': '{} names no commit in this repository.',
  'ref-ambiguous': '{} names more than one ref.',
  'histories-unrelated': '{} have no commit in common, so there is no state to judge from.',
  'history-missing': 'The clone is shallow: {}.',
  'grafts-present': '{} replaces the parents of commits, so the history shown is not the one committed.',
  'git-output': 'The answer of git {} makes no sense, or a tree names one path twice.',
  'git-failed': 'git {}.',
  'object-missing': 'The repository does not hold the object {}.',
  'index-unmerged': 'A merge left unresolved: {}.',
  'head-unreadable': 'HEAD names neither a commit nor a branch that is still to be born.',
  'no-temporary-folder': 'A temporary folder cannot be made: {}.',
  'git-missing': 'git cannot be started.',
  'not-a-repository': 'There is no git repository here.',
  'no-work-tree': 'This repository has no work tree (it is bare).',
  'repository-untrusted': 'git refuses to read a repository that belongs to another user.',
} as const;

type Code = keyof typeof messages;

const wholeCheckout = 'under actions/checkout:\n  with:\n    fetch-depth: 0';

const fixes: Readonly<Record<Code, string>> = {
  'range-malformed': 'Name both ends, for example origin/main..HEAD.',
  'ref-unknown': 'Correct the name, or fetch it first: git fetch origin <name>.',
  'ref-ambiguous': 'Write the full name, for example refs/heads/main, or the commit id.',
  'histories-unrelated': 'Name a base from which the head descends.',
  'history-missing': `Run git fetch --unshallow; in a workflow, ${wholeCheckout}`,
  'grafts-present': 'Delete that file.',
  'git-output': 'Run git fsck and mend what it reports.',
  'git-failed': 'Mend what git reports (git fsck shows damage), then check again.',
  'object-missing': 'Fetch what is missing: git fetch --refetch --no-filter',
  'index-unmerged': 'Resolve the conflicts and git add the files.',
  'head-unreadable': 'Run git fsck and mend what it reports.',
  'no-temporary-folder': 'Let TMPDIR name a folder that can be written to and has room.',
  'git-missing': 'Install git 2.31 or later and put it on PATH.',
  'not-a-repository': 'Run it inside a git repository; git init makes one.',
  'no-work-tree': 'Run it in a clone that has one, or name commits: --commit, --range.',
  'repository-untrusted':
    'Run git config --global --add safe.directory with the directory of the repository.',
};

function obstacle(code: Code, named = ''): Obstacle {
  return { code, message: messages[code].replace('{}', () => named), fix: fixes[code] };
}

/** True where the caller asked for something that is not there: a usage error, not a fault of the repository. */
export function isUsageObstacle({ code }: Obstacle): boolean {
  return ['range-malformed', 'ref-unknown', 'ref-ambiguous'].includes(code);
}

export function refUnknown(name: string): Obstacle {
  if (name !== 'HEAD') return obstacle('ref-unknown', quoted(name));
  const fix = 'Commit first; what is staged is judged by --staged.';
  return { code: 'ref-unknown', message: 'There is no commit here yet.', fix };
}

export const rangeMalformed = (text: string) => obstacle('range-malformed', quoted(text));
export const refAmbiguous = (name: string) => obstacle('ref-ambiguous', quoted(name));
export const historiesUnrelated = (base: string, head: string) =>
  obstacle('histories-unrelated', `${quoted(base)} and ${quoted(head)}`);
export const historyMissing = (what: string) => obstacle('history-missing', what);
export const graftsPresent = (path: string) => obstacle('grafts-present', quoted(path));
export const outputUnreadable = (command: string) => obstacle('git-output', command);
export const objectMissing = (id: string) => obstacle('object-missing', quoted(id));
export const headUnreadable = () => obstacle('head-unreadable');
export const scratchRefused = (error: unknown) =>
  obstacle('no-temporary-folder', quoted(error instanceof Error ? error.message : String(error)));

export function indexUnmerged(paths: readonly string[]): Obstacle {
  const named = paths.slice(0, mostNamed).map(quoted).join(', ');
  return obstacle('index-unmerged', `${named}${paths.length > mostNamed ? ' …' : ''}`);
}

const refusedLogin =
  /could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|Permission denied|Repository not found|error: 40[13]/i;

/** What a workflow left out and the Action could not fetch; the two lines bring it with the checkout. */
export function fetchFailed(what: string, complaint: string): Obstacle {
  return {
    code: 'history-missing',
    message: `The checkout lacks ${what}, and fetching failed: ${fetchFault(complaint)}.`,
    fix: `Let the checkout bring the whole history; in the workflow, ${wholeCheckout}`,
  };
}

/** The same of the content of files in a partial clone. */
export function blobsLacking(ids: readonly string[], complaint: string): Obstacle {
  const { code, message, fix } = objectMissing(ids[0] ?? '');
  const more = ids.length > 1 ? `${message.slice(0, -1)} and ${ids.length - 1} more` : message.slice(0, -1);
  return { code, fix, message: `${more}, and fetching failed: ${fetchFault(complaint)}.` };
}

function fetchFault(complaint: string): string {
  const line = /^(?:fatal|error|remote): .*$/m.exec(complaint)?.[0] ?? complaint.trim();
  return refusedLogin.test(complaint)
    ? 'the remote asks for credentials, and the checkout left none behind (persist-credentials: false)'
    : `git fetch says ${quoted(line)}`;
}

/** What git complains of, and what that means; a group is what is named. */
const complaints: readonly (readonly [RegExp, Code])[] = [
  [/spawn(?:Sync)? git (?:ENOENT|EACCES)/, 'git-missing'],
  [/not a git repository|a directory that does not exist/, 'not-a-repository'],
  [/must be run in a work tree/, 'no-work-tree'],
  [/dubious ownership/, 'repository-untrusted'],
  [/could not fetch ([0-9a-f]+) from promisor remote/, 'object-missing'],
];

export function gitFailed(command: string, { code, complaint }: GitFailure): Obstacle {
  for (const [pattern, meaning] of complaints) {
    const [found, named = ''] = pattern.exec(complaint) ?? [];
    if (found !== undefined) return obstacle(meaning, quoted(named));
  }
  const end = `stopped with code ${code ?? 'none (killed)'}: ${quoted(complaint.trim())}`;
  return obstacle('git-failed', `${command} ${end}`);
}
