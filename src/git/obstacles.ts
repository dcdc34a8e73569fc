import type { Obstacle } from '../core/report.ts';
import { quoted } from './quoted.ts';
import type { GitFailure } from './repository.ts';

const mostNamed = 5;
const usageCodes: ReadonlySet<string> = new Set(['range-malformed', 'ref-unknown', 'ref-ambiguous']);

/** True where the caller asked for something that is not there: a usage error, not a fault of the repository. */
export function isUsageObstacle(obstacle: Obstacle): boolean {
  return usageCodes.has(obstacle.code);
}

export function rangeMalformed(text: string): Obstacle {
  return {
    code: 'range-malformed',
    message: `${quoted(text)} is not a range of the form A..B.`,
    fix: 'Name both ends, for example origin/main..HEAD.',
  };
}

export function refUnknown(name: string): Obstacle {
  if (name === 'HEAD')
    return {
      code: 'ref-unknown',
      message: 'There is no commit here yet.',
      fix: 'Commit first; what is staged is judged by --staged.',
    };
  return {
    code: 'ref-unknown',
    message: `${quoted(name)} names no commit in this repository.`,
    fix: 'Correct the name, or fetch it first: git fetch origin <name>.',
  };
}

export function refAmbiguous(names: readonly string[]): Obstacle {
  return {
    code: 'ref-ambiguous',
    message: `${names.map(quoted).join(' or ')} names more than one ref.`,
    fix: 'Write the full name, for example refs/heads/main, or the commit id.',
  };
}

export function historiesUnrelated(base: string, head: string): Obstacle {
  return {
    code: 'histories-unrelated',
    message: `${quoted(base)} and ${quoted(head)} have no commit in common, so there is no state to judge from.`,
    fix: 'Name a base from which the head descends.',
  };
}

export function historyMissing(what: string): Obstacle {
  return {
    code: 'history-missing',
    message: `The clone is shallow: ${what}.`,
    fix: 'Run git fetch --unshallow; in a workflow, under actions/checkout:\n  with:\n    fetch-depth: 0',
  };
}

/** What a workflow left out and the Action could not fetch; the two lines bring it with the checkout. */
export function fetchFailed(what: string, complaint: string): Obstacle {
  const said = /^(?:fatal|error|remote): .*$/m.exec(complaint)?.[0] ?? complaint.trim();
  const reason = isRefusedLogin(complaint)
    ? 'the remote asks for credentials, and the checkout left none behind (persist-credentials: false)'
    : `git fetch says ${quoted(said)}`;
  return {
    code: 'history-missing',
    message: `The checkout lacks ${what}, and fetching failed: ${reason}.`,
    fix: 'Let the checkout bring the whole history; in the workflow, under actions/checkout:\n  with:\n    fetch-depth: 0',
  };
}

function isRefusedLogin(complaint: string): boolean {
  return /could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|Permission denied|Repository not found|error: 40[13]/i.test(
    complaint,
  );
}

export function graftsPresent(path: string): Obstacle {
  return {
    code: 'grafts-present',
    message: `${quoted(path)} replaces the parents of commits, so the history shown is not the one committed.`,
    fix: 'Delete that file.',
  };
}

export function outputUnreadable(command: string): Obstacle {
  return {
    code: 'git-output',
    message: `The answer of git ${command} makes no sense, or a tree names one path twice.`,
    fix: 'Run git fsck and mend what it reports.',
  };
}

export function gitFailed(command: string, failure: GitFailure): Obstacle {
  const complaint = failure.complaint.trim();
  if (failure.absent === 'git') return gitMissing();
  if (failure.absent === 'directory' || complaint.includes('not a git repository')) return notARepository();
  if (complaint.includes('must be run in a work tree')) return noWorkTree();
  if (complaint.includes('dubious ownership')) return repositoryUntrusted();
  const [, lacking] = /could not fetch ([0-9a-f]+) from promisor remote/.exec(complaint) ?? [];
  if (lacking !== undefined) return objectMissing(lacking);
  return {
    code: 'git-failed',
    message: `git ${command} stopped with code ${failure.code ?? 'none (killed)'}: ${quoted(complaint)}.`,
    fix: 'Mend what git reports (git fsck shows damage), then check again.',
  };
}

export function objectMissing(id: string): Obstacle {
  return {
    code: 'object-missing',
    message: `The repository does not hold the object ${quoted(id)}.`,
    fix: 'Fetch what is missing: git fetch --refetch --no-filter',
  };
}

export function indexUnmerged(paths: readonly string[]): Obstacle {
  return {
    code: 'index-unmerged',
    message: `A merge left unresolved: ${paths.slice(0, mostNamed).map(quoted).join(', ')}${paths.length > mostNamed ? ' …' : ''}.`,
    fix: 'Resolve the conflicts and git add the files.',
  };
}

export function headUnreadable(): Obstacle {
  return {
    code: 'head-unreadable',
    message: 'HEAD names neither a commit nor a branch that is still to be born.',
    fix: 'Run git fsck and mend what it reports.',
  };
}

export function scratchRefused(error: unknown): Obstacle {
  return {
    code: 'no-temporary-folder',
    message: `A temporary folder cannot be made: ${quoted(error instanceof Error ? error.message : String(error))}.`,
    fix: 'Let TMPDIR name a folder that can be written to and has room.',
  };
}

function gitMissing(): Obstacle {
  return {
    code: 'git-missing',
    message: 'git cannot be started.',
    fix: 'Install git 2.31 or later and put it on PATH.',
  };
}

function notARepository(): Obstacle {
  return {
    code: 'not-a-repository',
    message: 'There is no git repository here.',
    fix: 'Run it inside a git repository; git init makes one.',
  };
}

function noWorkTree(): Obstacle {
  return {
    code: 'no-work-tree',
    message: 'This repository has no work tree (it is bare).',
    fix: 'Run it in a clone that has one, or name commits: --commit, --range.',
  };
}

function repositoryUntrusted(): Obstacle {
  return {
    code: 'repository-untrusted',
    message: 'git refuses to read a repository that belongs to another user.',
    fix: 'Run git config --global --add safe.directory with the directory of the repository.',
  };
}
