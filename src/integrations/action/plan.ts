import type { Answer, ObjectId } from '../../engine/ports.ts';
import { ancestry } from '../../git/history/ancestry.ts';
import { bringCommits, remoteBranch } from '../../git/history/deepen.ts';
import { isObjectId } from '../../git/objects/object-id.ts';
import { resolveCommit } from '../../git/refs/refs.ts';
import type { GitRepository } from '../../git/repository.ts';
import type { ActionTarget, PullRequestTarget, PushTarget, RangeEnds } from './event.ts';

/** What is judged, once every commit that is named is there. */
export interface ActionPlan {
  /** What is reachable from here is not judged; null: the branch is judged from nothing. */
  readonly tip: ObjectId | null;
  readonly head: ObjectId;
  /** Where the policy comes from: the tip of the base side as the event names it. */
  readonly policyFrom: ObjectId | null;
  /** What happens where the tip turns out not to be below the head; it never is for a pull request, so nothing then. */
  readonly rewrite?: 'error' | 'note';
  /** Where the default branch stands: what a branch merged from it was judged there. */
  readonly besides?: readonly ObjectId[];
  /** Whether a head that has nothing in common with the tip is judged from nothing instead. */
  readonly mayBeUnrelated?: boolean;
  /** Set where commits arrive that were judged as pull requests (granularity `auto`): on the branch, or in the queue before it. */
  readonly lands?: 'merged' | 'queued';
  /** Set for a pull request: its merge is judged too, and this commit may be it. */
  readonly merge?: { readonly candidate?: ObjectId };
  readonly notices: readonly string[];
}

type RangeTarget = Exclude<ActionTarget, { readonly type: 'nothing' }>;

/** Fetches what a target names and the checkout left out, and says what is judged. */
export function planOf(git: GitRepository, target: RangeTarget): Promise<Answer<ActionPlan>> {
  switch (target.type) {
    case 'pull-request':
      return pullRequestPlan(git, target);
    case 'push':
      return pushPlan(git, target);
    default:
      return endsPlan(git, target, target.type === 'merge-group' ? { lands: 'queued' } : {});
  }
}

async function pullRequestPlan(git: GitRepository, target: PullRequestTarget): Promise<Answer<ActionPlan>> {
  const { base, head, baseBranch, mergeResult } = target;
  const brought = await bringCommits(git, [base, head]);
  if (!brought.ok) return brought;
  const tip = await laterTip(git, base, baseBranch);
  const merge = mergeResult === undefined ? {} : { candidate: mergeResult };
  return { ok: true, value: { tip, head, policyFrom: base, notices: [], merge } };
}

/** What the base branch has got since the event is not judged again; it counts as far as the checkout fetched it. */
async function laterTip(git: GitRepository, base: ObjectId, branch: string): Promise<ObjectId> {
  const tracked = await resolveCommit(git, `refs/remotes/origin/${branch}`);
  if (!tracked.ok) return base;
  const related = await ancestry(git, base, tracked.value);
  return related.ok && related.value.bases.includes(base) ? tracked.value : base;
}

async function pushPlan(git: GitRepository, target: PushTarget): Promise<Answer<ActionPlan>> {
  const { before, after, branch, defaultBranch } = target;
  const head = await bringCommits(git, [after]);
  if (!head.ok) return head;
  if (before === undefined) return newBranchPlan(git, target, []);
  const onDefault = branch === defaultBranch;
  const brought = await bringCommits(git, [before]);
  if (brought.ok) {
    const rewrite = onDefault ? 'error' : 'note';
    const ends = { tip: before, head: after, policyFrom: before };
    const besides = onDefault ? [] : await trackedDefault(git, defaultBranch);
    return { ok: true, value: { ...ends, ...landing(onDefault), besides, rewrite, notices: [] } };
  }
  // What passed there must still stand, and nobody can tell any more.
  if (onDefault) return brought;
  const gone = `${before}, where ${branch} stood before it was rewritten, is gone; judged from where ${branch} leaves ${defaultBranch}`;
  return newBranchPlan(git, target, [gone]);
}

async function newBranchPlan(
  git: GitRepository,
  { after, branch, defaultBranch }: PushTarget,
  notices: readonly string[],
): Promise<Answer<ActionPlan>> {
  const onDefault = branch === defaultBranch;
  const tip = onDefault ? ({ ok: true, value: null } as const) : await defaultTip(git, defaultBranch);
  if (!tip.ok) return tip;
  const ends = { tip: tip.value, head: after, policyFrom: tip.value };
  return { ok: true, value: { ...ends, ...landing(onDefault), mayBeUnrelated: true, notices } };
}

function landing(onDefault: boolean): Pick<ActionPlan, 'lands'> {
  return onDefault ? { lands: 'merged' } : {};
}

async function trackedDefault(git: GitRepository, branch: string): Promise<ObjectId[]> {
  const tracked = await resolveCommit(git, `refs/remotes/origin/${branch}`);
  return tracked.ok ? [tracked.value] : [];
}

/** The default branch as it was fetched, or else as the remote has it; null where there is none yet. */
async function defaultTip(git: GitRepository, branch: string): Promise<Answer<ObjectId | null>> {
  const tracked = await resolveCommit(git, `refs/remotes/origin/${branch}`);
  if (tracked.ok) return tracked;
  const listed = await remoteBranch(git, branch);
  if (!listed.ok || listed.value === null) return listed;
  const brought = await bringCommits(git, [listed.value]);
  return brought.ok ? listed : brought;
}

async function endsPlan(
  git: GitRepository,
  ends: RangeEnds,
  lands: Pick<ActionPlan, 'lands'>,
): Promise<Answer<ActionPlan>> {
  const named = [ends.base, ends.head].filter(isObjectId);
  const brought = await bringCommits(git, named);
  if (!brought.ok) return brought;
  const tip = await resolveCommit(git, ends.base);
  if (!tip.ok) return tip;
  const head = await resolveCommit(git, ends.head);
  if (!head.ok) return head;
  const found = { tip: tip.value, head: head.value, policyFrom: tip.value };
  return { ok: true, value: { ...found, ...lands, notices: [] } };
}
