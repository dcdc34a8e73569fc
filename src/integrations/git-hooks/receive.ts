import { policyKnown, policyOf } from '../../check/policy-from.ts';
import { placeSince } from '../../check/repair-place.ts';
import { check } from '../../check.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { cannotCheck, type Obstacle, type Report } from '../../engine/contract/report.ts';
import { judgeRewrite, type RewriteInput } from '../../engine/judge/judge-rewrite.ts';
import { builtInPolicy } from '../../engine/policy/built-in-policy.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { type PolicyInput, policyInput } from '../../engine/policy/range-policy.ts';
import type { Answer, ObjectId } from '../../engine/ports.ts';
import { direct } from '../../git/direct.ts';
import { createGitHistory } from '../../git/history/history.ts';
import type { PreparedRange } from '../../git/history/prepared-range.ts';
import { adoptionNotice } from '../../git/history/pushed-range.ts';
import { createRewriteHistory } from '../../git/history/uncommitted.ts';
import { createGitObjects, type GitObjects } from '../../git/objects/objects.ts';
import { type PushedRef, parseReceivedRefs, type Received, receivedRanges } from '../../git/pushed.ts';
import type { GitRepository } from '../../git/repository.ts';

/** What is said of one ref of a push: a report, or a sentence why there is none. */
export interface ReceiveResult {
  readonly ref: string;
  readonly report?: Report;
  readonly notice?: string;
  /** The branch does not descend from what it was. */
  readonly isRewritten?: boolean;
  /** The commits that were judged, for whoever looks again. */
  readonly range?: { readonly base: ObjectId; readonly head: ObjectId };
}

const unreadable: Obstacle = {
  code: 'refs-unreadable',
  message: 'The refs of this push did not arrive on standard input.',
  fix: 'On the server: whatever runs before stateward in the hook must not read standard input, or must hand it on.',
};

/** Judges every ref of a push on the server, before it is accepted. Objects may still be in quarantine. */
export async function judgeReceived(
  opened: GitRepository,
  input: string,
  kinds: readonly StateKind[],
): Promise<readonly ReceiveResult[]> {
  const refs = parseReceivedRefs(input);
  if (refs === undefined) return [{ ref: '', report: cannotCheck(unreadable) }];
  const git = direct(opened);
  const objects = createGitObjects(git);
  try {
    const results = await judgeRefs({ git, objects, kinds }, refs);
    const obstacle = objects.obstacle();
    return obstacle === undefined ? results : [{ ref: '', report: cannotCheck(obstacle) }];
  } finally {
    await objects.close();
  }
}

interface Setup {
  readonly git: GitRepository;
  readonly objects: GitObjects;
  readonly kinds: readonly StateKind[];
}

async function judgeRefs(setup: Setup, refs: readonly PushedRef[]): Promise<readonly ReceiveResult[]> {
  const received = await receivedRanges(setup.git, setup.objects, refs, configurationPath);
  if (!received.ok) return [{ ref: '', report: cannotCheck(received.obstacle) }];
  const results: ReceiveResult[] = [];
  for (const each of received.value) results.push(await judgeOne(setup, each));
  return results;
}

async function judgeOne(setup: Setup, received: Received): Promise<ReceiveResult> {
  const { ref, range, rewritten, obstacle } = received;
  if (obstacle !== undefined) return { ref, report: cannotCheck(obstacle) };
  if (range === undefined && rewritten === undefined) return { ref, notice: nothingToJudge(received) };
  const policy = await policyOn(setup, received.policyFrom);
  if (!policy.ok) return { ref, report: cannotCheck(policy.obstacle) };
  const own = range && (await judgedRange(setup, range, policy.value, received));
  const report =
    rewritten === undefined
      ? own
      : await judgeRewritten(setup, policy.value, rewritten, await freshOf(range, own));
  const isRewritten = rewritten !== undefined;
  return {
    ref,
    isRewritten,
    ...(report === undefined ? {} : { report }),
    ...(range === undefined ? {} : { range: range.range }),
  };
}

function nothingToJudge({ nothing }: Received): string {
  if (nothing === 'deleted') return 'is deleted, there is nothing to judge';
  return nothing === 'no-commit'
    ? 'is set to no commit, there is nothing to judge'
    : 'brings no commit that is not judged already, there is nothing to judge';
}

async function judgedRange(
  setup: Setup,
  prepared: PreparedRange,
  policy: PolicyInput,
  { adopted: [first] = [] }: Received,
): Promise<Report> {
  const notices = first === undefined ? [] : [adoptionNotice(first, configurationPath)];
  const place = { ...placeSince(prepared.range), byBase: true };
  const change = { type: 'prepared', ...prepared, place } as const;
  return (
    await check(setup, change, {
      policy: policyKnown(policy),
      isReadElsewhere: true,
      notices,
    })
  ).report;
}

/** The policy as the server has it, which nothing that is pushed can change. */
async function policyOn(
  { git, objects: blobs, kinds }: Setup,
  commit: ObjectId | null,
): Promise<Answer<PolicyInput>> {
  if (commit === null) return { ok: true, value: policyInput(builtInPolicy(kinds), kinds) };
  const range = { base: commit, head: commit };
  return policyOf(commit, kinds)({ history: createGitHistory(git, blobs), blobs, range });
}

/** What passed in a branch before it was rewritten still stands after it, or it is said (docs/action.md, Events). */
async function judgeRewritten(
  { objects: blobs }: Setup,
  policy: PolicyInput,
  { before, after, onDefault }: NonNullable<Received['rewritten']>,
  fresh: Fresh,
): Promise<Report> {
  const rewrite = await createRewriteHistory(blobs, before, after);
  if (!rewrite.ok) return cannotCheck(rewrite.obstacle);
  return judgeRewrite({ ...policy, ...rewrite.value, ...fresh, blobs, onDefaultBranch: onDefault });
}

type Fresh = Pick<RewriteInput, 'fresh'>;

/** What a branch brings, with what was said of it. */
async function freshOf(range: Received['range'], report: Report | undefined): Promise<Fresh> {
  const commits = await range?.history.commits(range.range);
  return commits?.ok && report !== undefined ? { fresh: { commits: commits.value, report } } : {};
}
