import { policyKnown } from '../../check/policy-from.ts';
import { placeSince } from '../../check/repair-place.ts';
import { check } from '../../check.ts';
import { cannotCheck, type Obstacle, type Report } from '../../engine/contract/report.ts';
import { judgeRewrite, type RewriteInput } from '../../engine/judge/judge-rewrite.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { changedByRange, type RangeSides } from '../../engine/policy/range-changes.ts';
import type { PolicyInput } from '../../engine/policy/range-policy.ts';
import type { Answer, CommitFacts, History, ObjectId, ResolvedRange } from '../../engine/ports.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { type Attempt, deepenUntil } from '../../git/history/deepen.ts';
import { createGitHistory } from '../../git/history/history.ts';
import { type MergeResult, mergeResultOf } from '../../git/history/merge-result.ts';
import type { PreparedRange } from '../../git/history/prepared-range.ts';
import { createWholeHistory } from '../../git/history/prepared-range.ts';
import { createFirstPush } from '../../git/history/pushed-range.ts';
import { createRewriteHistory } from '../../git/history/uncommitted.ts';
import { createGitObjects, type GitObjects } from '../../git/objects/objects.ts';
import { resolveRange } from '../../git/refs/refs.ts';
import type { GitRepository } from '../../git/repository.ts';
import type { ActionInputs } from './inputs.ts';
import type { ActionPlan } from './plan.ts';
import { policyOfPlan } from './policy.ts';
import { type MergedAs, readSquashes, type Squashes } from './squash.ts';

/** What of the inputs decides a judgement, with the policy. */
export interface ActionRules extends Pick<ActionInputs, 'granularity' | 'config'> {
  readonly guard: 'success' | 'failure' | 'skipped' | undefined;
  /** Asks GitHub which commit a pull request was merged as; undefined without a token. */
  readonly mergedAs: MergedAs | undefined;
}

/** A range, and where the branch stood before if it was rewritten. */
interface Prepared extends PreparedRange {
  readonly rewritten?: ObjectId;
  readonly notices?: readonly string[];
}

/** Judges what was planned; of a shallow clone as much is fetched as judging turns out to need. */
export async function judgePlan(git: GitRepository, plan: ActionPlan, rules: ActionRules): Promise<Report> {
  const ids = plan.tip === null ? [plan.head] : [plan.tip, plan.head];
  const { value, lacking } = await deepenUntil(git, ids, () => attempt(git, plan, rules));
  return lacking === undefined ? value : cannotCheck(lacking);
}

async function attempt(git: GitRepository, plan: ActionPlan, rules: ActionRules): Promise<Attempt<Report>> {
  const objects = createGitObjects(git);
  try {
    const prepared = await prepare(git, objects, plan, rules.config);
    if (!prepared.ok) return tried(cannotCheck(prepared.obstacle));
    const watch = historyWatch();
    const policy = await policyOfPlan(objects, plan, rules, prepared.value.history);
    if (!policy.ok) return tried(cannotCheck(policy.obstacle));
    const { input } = policy.value;
    const notices = [...(prepared.value.notices ?? []), ...policy.value.notices];
    const judging = { git, objects, plan, rules, watch, policy: input, notices };
    const report = await judge(judging, prepared.value);
    const failed = objects.obstacle();
    return failed === undefined ? tried(report, watch.lacking()) : tried(cannotCheck(failed));
  } finally {
    await objects.close();
  }
}

/** What lacks history is lacking; any other obstacle is a result. */
function tried(report: Report, unasked?: Obstacle): Attempt<Report> {
  const lacking = report.obstacles.find(({ code }) => code === 'history-missing') ?? unasked;
  return { value: report, lacking };
}

async function prepare(
  git: GitRepository,
  objects: GitObjects,
  plan: ActionPlan,
  config?: string,
): Promise<Answer<Prepared>> {
  const { tip, head } = plan;
  if (tip === null) return createFirstPush(git, objects, head, config ?? configurationPath);
  const range = await resolveRange(git, `${tip}..${head}`);
  if (range.ok) {
    const rewritten = range.value.bases.includes(tip) ? {} : { rewritten: tip };
    const whole = { ...range.value, besides: plan.besides ?? [] };
    return { ok: true, value: { history: createGitHistory(git, objects), range: whole, ...rewritten } };
  }
  const isUnrelated = range.obstacle.code === 'histories-unrelated' && plan.mayBeUnrelated === true;
  return isUnrelated ? { ok: true, value: createWholeHistory(git, objects, head) } : range;
}

interface Judging {
  readonly git: GitRepository;
  readonly objects: GitObjects;
  readonly plan: ActionPlan;
  readonly rules: ActionRules;
  readonly watch: ReturnType<typeof historyWatch>;
  readonly policy: PolicyInput;
  readonly notices: readonly string[];
}

async function judge(judging: Judging, { history, range, rewritten }: Prepared): Promise<Report> {
  const { git, objects, plan, rules, watch, policy } = judging;
  const commits = await history.commits(range);
  const { squashOf, notices } = await squashesOf(judging, commits);
  const merged = await mergeOf(judging);
  const sides = { history, range, tip: plan.policyFrom ?? undefined };
  const workflows = commits.ok ? await workflowNotices(sides, commits.value) : [];
  const change = {
    type: 'prepared',
    history: {
      ...watch.over(history),
      commits: async (asked: ResolvedRange) => (asked === range ? commits : history.commits(asked)),
    },
    range,
    place: { ...placeSince(range), byBase: true },
  } as const;
  const { report } = await check({ git, objects }, change, {
    policy: policyKnown(policy),
    isReadElsewhere: true,
    guard: rules.guard,
    // Where nothing lands every commit is one by itself.
    granularity: rules.granularity === 'squash' ? 'squash' : 'commit',
    squashOf,
    ...(merged?.ok ? { mergeResult: merged.result } : {}),
    tellsOfFiles: true,
    notices: [
      ...plan.notices,
      ...judging.notices,
      ...workflows,
      ...notices,
      ...(merged?.ok === false ? [merged.notice] : []),
    ],
  });
  if (rewritten === undefined || plan.rewrite === undefined) return report;
  return judgeRewritten(judging, rewritten, { commits: commits.ok ? commits.value : [], report });
}

type Commits = Awaited<ReturnType<History['commits']>>;

/**
 * What lands on the default branch was judged as pull requests: there a squash of one is judged as a whole. Nothing in
 * the queue is merged yet, so GitHub is not asked about it.
 */
async function squashesOf(
  { plan: { lands }, rules }: Judging,
  commits: Commits,
): Promise<Partial<Squashes> & Pick<Squashes, 'notices'>> {
  if (lands === undefined || rules.granularity !== 'auto' || !commits.ok) return { notices: [] };
  return readSquashes(commits.value, lands === 'merged' ? rules.mergedAs : undefined);
}

/** What merging a pull request into the tip of its base branch would give. */
async function mergeOf({ objects, plan }: Judging): Promise<MergeResult | undefined> {
  if (plan.merge === undefined || plan.policyFrom === null) return undefined;
  return mergeResultOf(objects, { tip: plan.policyFrom, head: plan.head, ...plan.merge });
}

async function judgeRewritten(
  { objects: blobs, plan, policy, watch }: Judging,
  before: ObjectId,
  fresh: NonNullable<RewriteInput['fresh']>,
): Promise<Report> {
  const rewrite = await createRewriteHistory(blobs, before, plan.head);
  if (!rewrite.ok) return cannotCheck(rewrite.obstacle);
  const { history, range } = rewrite.value;
  const manner = { fresh, onDefaultBranch: plan.rewrite === 'error' };
  return judgeRewrite({ ...policy, ...manner, history: watch.over(history), range, blobs });
}

/** Remembers whether a history was asked for more than it has, even where the asker makes do without. */
function historyWatch() {
  let lacking: Obstacle | undefined;
  return {
    lacking: () => lacking,
    over: (below: History): History => ({
      ...below,
      upTo: async (commit, count, along) => {
        const answer = await below.upTo(commit, count, along);
        if (!answer.ok && answer.obstacle.code === 'history-missing') lacking = answer.obstacle;
        return answer;
      },
    }),
  };
}

const mostNamed = 3;

/** A pull request may bring the workflow that judges it; no gate can refuse that, but people are to see it. */
async function workflowNotices(sides: RangeSides, commits: readonly CommitFacts[]): Promise<string[]> {
  const paths = commits.flatMap(({ changes }) => changes.map(({ path }) => path));
  const touched = new Set(paths.filter((path) => /^\.github\/workflows\/./s.test(path)));
  const own = await changedByRange(sides, commits, touched);
  // What cannot be told is rather said.
  const changed = [...(own.ok ? own.value : touched)];
  if (changed.length === 0) return [];
  const rest = changed.length - mostNamed;
  const named = changed.sort(compareCodePoints).slice(0, mostNamed).join(', ');
  const files = `${named}${rest > 0 ? ` and ${rest} more` : ''} ${changed.length === 1 ? 'is' : 'are'} changed`;
  return [`${files}: a workflow decides whether this gate runs, so have whoever owns the gate review it`];
}
