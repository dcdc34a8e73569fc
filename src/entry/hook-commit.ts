import type { GitBlobs } from '../git/blobs.ts';
import type { GitRepository } from '../git/repository.ts';
import { stagedChanges } from '../git/staged-changes.ts';
import { concernsState, touchesPolicy } from './hook-interest.ts';
import { interestOfHead } from './hook-policy.ts';
import { type HookResult, refusedBy } from './hook-result.ts';
import { isMerging } from './merging.ts';

export interface CommitOptions {
  /** Undefined where it is not written yet. */
  readonly message: string | undefined;
  /** True in `pre-merge-commit`: git has not written down yet what is merged. */
  readonly merging: boolean;
}

/** Judges the commit that is about to be made from the index. */
export async function checkCommit(
  git: GitRepository,
  objects: GitBlobs,
  { message, merging: isClean }: CommitOptions,
): Promise<HookResult & { readonly nothingStaged?: true }> {
  const [staged, interest] = await Promise.all([stagedChanges(git), interestOfHead(git)]);
  if (!staged.ok) return { report: refusedBy(staged.obstacle), notices: [] };
  const { changes } = staged.value;
  // A merge that drops the other side's work changes nothing against HEAD.
  const merging = isClean || isMerging();
  const concerned =
    interest === undefined || touchesPolicy(interest, changes) || concernsState(interest, changes, message);
  if (!concerned && !merging) {
    return changes.length === 0 ? { notices: [], nothingStaged: true } : { notices: [] };
  }
  // The judgement and the kinds are loaded only where there is something to judge.
  const [{ judgeStaged }, { kinds }] = await Promise.all([
    import('./hook-judge.ts'),
    import('../kinds/index.ts'),
  ]);
  return judgeStaged(git, objects, { message, isClean, merging, staged: staged.value }, kinds);
}
