import { type Govern, rememberingGovern } from '../config/govern.ts';
import type { Context, Step } from '../core/context.ts';
import { defaultLimits, type Limits } from '../core/limits.ts';
import { buildReport, type Obstacle, type Report } from '../core/report.ts';
import { archiveFinder } from './files/archives.ts';
import { followLinks } from './files/follow-links.ts';
import { governByShape } from './files/govern-by-shape.ts';
import { idFinder } from './files/ids-elsewhere.ts';
import { type RepositoryView, repositoryView } from './files/repository-view.ts';
import type { JudgedTransition } from './judge/judge-commit.ts';
import { judgeNets } from './judge/judge-nets.ts';
import { type RangePolicy, type RangePolicyInput, rangePolicy } from './policy/range-policy.ts';
import type { Answer, Blobs, CommitFacts, History, ObjectId, ResolvedRange } from './ports.ts';
import { summariseRange } from './report/summarise-range.ts';
import { type Squash, squashNotice } from './squash.ts';
import { versionLoader } from './versions/load-version.ts';
import type { Walk } from './walk.ts';
import { headTracks, walkCommit } from './walk-commit.ts';

export interface RangeInput extends RangePolicyInput {
  readonly history: History;
  readonly blobs: Blobs;
  readonly range: ResolvedRange;
  readonly govern: Govern;
  /** Paths that the configuration leaves out. */
  readonly isIgnored?: (path: string) => boolean;
  readonly guard?: Context['guard'];
  /** `squash` judges the net alone; by default every commit is judged too. */
  readonly granularity?: 'commit' | 'squash';
  /** Says of a commit that it arrived as a squashed pull request: it is judged as a net. */
  readonly squashOf?: (commit: CommitFacts) => Squash | undefined;
  /** What merging the range would give: a commit or a tree, judged as a whole against the tip of the base side. */
  readonly mergeResult?: ObjectId;
  /** What the caller has to say beside the report. */
  readonly notices?: readonly string[];
  /** `snapshot` judges each version by itself, as if it had no history (`check --all`). */
  readonly scope?: 'snapshot';
  /** The message of the last change is still to be written (pre-commit). */
  readonly awaitsMessage?: boolean;
  /** Whether the net is judged: it is wherever there is a range, and not for a single change. */
  readonly net?: boolean;
  /** Steps declared by hand, for the last transition only. */
  readonly steps?: readonly Step[];
  readonly limits?: Limits;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Judges a range commit by commit and as a whole (judging.md, Scopes and Ranges). */
export async function checkRange(input: RangeInput): Promise<Report> {
  const commits = await input.history.commits(input.range);
  if (!commits.ok) return cannotJudge(commits.obstacle);
  const tree = await input.history.tree(input.range.base);
  if (!tree.ok) return cannotJudge(tree.obstacle);
  const { base } = input.range;
  const govern = rememberingGovern(input.govern);
  const linked = await followLinks({ ...input, govern, commits: commits.value, base, tree: tree.value });
  if (!linked.ok) return cannotJudge(linked.obstacle);
  const { history } = linked.value;
  const shaped = await governByShape(govern, { blobs: input.blobs, ...linked.value });
  const view = repositoryView(history, { commit: base, ...linked.value }, shaped);
  for (const { changes } of linked.value.commits) view.learn(changes);
  const behind = await commitsBehind({ ...input, history }, view);
  if (!behind.ok) return cannotJudge(behind.obstacle);
  const policy = await rangePolicy(input, view, commits.value);
  if (!policy.ok) return cannotJudge(policy.obstacle);
  const seen = { commits: linked.value.commits, behind: behind.value };
  return judgeWalk({ ...input, history }, view, policy.value, seen);
}

async function judgeWalk(
  input: RangeInput,
  view: RepositoryView,
  policy: RangePolicy,
  { commits, behind }: Readonly<Record<'commits' | 'behind', readonly CommitFacts[]>>,
): Promise<Report> {
  const { history, range, guard } = input;
  const limits = input.limits ?? defaultLimits;
  const loader = versionLoader(input.blobs, limits);
  const walk: Walk = {
    scope: input.scope,
    squashOf: input.squashOf,
    awaitsMessage: input.awaitsMessage === true,
    history,
    view,
    loader,
    findArchives: archiveFinder({ view, blobs: input.blobs, limits, head: range.head, commits }),
    ids: idFinder({ view, history, blobs: input.blobs, govern: input.govern, base: range.base }),
    limits,
    guard,
    waiving: policy.waiving,
    range,
    behind,
    tracks: new Map(),
    commits: new Map(),
    shapes: new Map(),
  };
  const steps: JudgedTransition[] = [];
  for (const [index, commit] of commits.entries()) {
    input.onProgress?.(index, commits.length);
    const isLast = index === commits.length - 1;
    steps.push(...(await walkCommit(walk, commit, isLast ? input.steps : undefined)));
  }
  const tracks = headTracks(walk);
  const isSquash = input.granularity === 'squash';
  const { mergeResult } = input;
  const nets =
    input.net === false ? [] : await judgeNets(walk, tracks, { commits, alone: isSquash, mergeResult });
  const judged = isSquash ? steps.map(withCutsOnly) : steps;
  const obstacles = [...loader.obstacles, ...walk.ids.obstacles, ...view.obstacles, ...walkObstacles(walk)];
  const policyFindings = await policy.judge();
  if (!policyFindings.ok) return cannotJudge(policyFindings.obstacle);
  return summariseRange({
    steps: judged,
    nets,
    tracks,
    guard,
    obstacles,
    others: policyFindings.value,
    notices: [...(input.notices ?? []), ...squashNotices(input, commits)],
  });
}

function squashNotices({ squashOf }: RangeInput, commits: readonly CommitFacts[]): string[] {
  return commits.flatMap((commit) => {
    const squash = squashOf?.(commit);
    return squash === undefined ? [] : [squashNotice(commit, squash)];
  });
}

function walkObstacles({ obstacle }: Walk): Obstacle[] {
  return obstacle === undefined ? [] : [obstacle];
}

/** First-parent commits at and before the base, as far as the kinds of the governed files look back. */
async function commitsBehind(
  { history, range }: RangeInput,
  view: RepositoryView,
): Promise<Answer<readonly CommitFacts[]>> {
  const lookback = Math.max(0, ...[...view.governed().values()].map(({ kind }) => kind.lookback));
  return lookback === 0 ? { ok: true, value: [] } : history.upTo(range.base, lookback);
}

/** Where a commit cuts the range, the net is judged up to it and from it on: what it did itself is said of it alone. */
function withCutsOnly(step: JudgedTransition): JudgedTransition {
  const cutting = new Set(step.cutting);
  return { ...step, findings: step.findings.filter(({ ruleId }) => cutting.has(ruleId)) };
}

function cannotJudge(obstacle: Obstacle): Report {
  return buildReport({ findings: [], obstacles: [obstacle] });
}
