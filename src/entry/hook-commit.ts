import type { StateKind } from '../core/kind.ts';
import type { GitBlobs } from '../git/blobs.ts';
import { stagedChanges } from '../git/index-history.ts';
import type { GitRepository } from '../git/repository.ts';
import { concernsState } from './hook-interest.ts';
import { policyOfHead, touchesPolicy } from './hook-policy.ts';
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
  kinds: readonly StateKind[],
): Promise<HookResult & { readonly nothingStaged?: true }> {
  const [staged, policy] = await Promise.all([stagedChanges(git), policyOfHead(git, kinds)]);
  if (!staged.ok) return { report: refusedBy(staged.obstacle), notices: [] };
  const { changes } = staged.value;
  // A merge that drops the other side's work changes nothing against HEAD.
  const merging = isClean || isMerging();
  const concerned =
    policy === undefined || touchesPolicy(policy, changes) || concernsState(policy, changes, message);
  if (!concerned && !merging) {
    return changes.length === 0 ? { notices: [], nothingStaged: true } : { notices: [] };
  }
  // The judgement is loaded only where there is something to judge.
  const { judgeStaged } = await import('./hook-judge.ts');
  return judgeStaged(git, objects, { message, isClean, merging, staged: staged.value }, kinds);
}
