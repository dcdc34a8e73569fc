import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cannotCheck } from '../../engine/contract/report.ts';
import type { GitObjects } from '../../git/objects/objects.ts';
import type { GitRepository } from '../../git/repository.ts';
import { stagedChanges } from '../../git/work-tree/diff-index.ts';
import { concernsState, interestOfHead } from './interest.ts';
import { allKinds, kindsConcerned } from './kinds.ts';
import type { CommitMessage } from './message.ts';
import type { HookCaller, HookResult } from './result.ts';

export interface CommitOptions {
  /** Undefined where it is not written yet. */
  readonly message: CommitMessage | undefined;
  /** True in `pre-merge-commit`: git has not written down yet what is merged. */
  readonly merging: boolean;
  /** What git says to its hooks. */
  readonly env: HookCaller['env'];
}

/** Judges the commit that is about to be made from the index. */
export async function checkCommit(
  git: GitRepository,
  objects: GitObjects,
  { message, merging: isClean, env }: CommitOptions,
): Promise<HookResult & { readonly nothingStaged?: true }> {
  const [staged, interest] = await Promise.all([stagedChanges(git), interestOfHead(git)]);
  if (!staged.ok) return { report: cannotCheck(staged.obstacle), notices: [] };
  const { changes } = staged.value;
  // A merge that drops the other side's work changes nothing against HEAD.
  const merging = isClean || isMerging(git);
  if (!merging && !concernsState(interest, changes, message?.text)) {
    return changes.length === 0 ? { notices: [], nothingStaged: true } : { notices: [] };
  }
  // The judgement and the kinds are loaded only where there is something to judge.
  const [{ judgeStaged }, few] = await Promise.all([
    import('./judge.ts'),
    merging ? undefined : kindsConcerned(interest, changes, message?.text),
  ]);
  const commit = { message, isClean, merging, staged: staged.value, env };
  const result = few === undefined ? undefined : await judgeStaged(git, objects, commit, few);
  return result !== undefined && isSilent(result)
    ? result
    : judgeStaged(git, objects, commit, await allKinds());
}

function isSilent({ report, notices }: HookResult): boolean {
  return (
    notices.length === 0 &&
    report?.verdict === 'pass' &&
    report.findings.length === 0 &&
    report.obstacles.length === 0
  );
}

/** Whether git is about to conclude a merge, from the files it leaves; a process would cost every commit. */
function isMerging({ directory, environment }: GitRepository): boolean {
  try {
    const given = resolve(directory, environment.GIT_DIR ?? '.git');
    const folder = statSync(given).isFile() ? linkedFolder(given) : given;
    return existsSync(join(folder, 'MERGE_HEAD'));
  } catch {
    // A hook that runs elsewhere than at the top level judges as if a merge were under way.
    return true;
  }
}

/** In a linked worktree `.git` is a file that names the folder. */
function linkedFolder(file: string): string {
  return resolve(
    dirname(file),
    readFileSync(file, 'utf8')
      .replace(/^gitdir: /, '')
      .trimEnd(),
  );
}
