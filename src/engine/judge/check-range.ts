import { type Govern, rememberingGovern } from '../../config/govern.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { mostPrior } from '../contract/context.ts';
import type { ReportedFinding } from '../contract/finding.ts';
import { cannotCheck, type Obstacle, type Report } from '../contract/report.ts';
import { looksBack } from '../contract/rule.ts';
import { namedByKind } from '../files/by-kind.ts';
import { mostAtOnce, shapesIn } from '../files/govern-by-shape.ts';
import { repositoryView } from '../files/repository-view.ts';
import { type RepositoryView, touchedBy } from '../past.ts';
import { rangePolicy } from '../policy/range-policy.ts';
import type { Answer, CommitFacts, ObjectId } from '../ports.ts';
import type { FileRepair } from '../report/repair-text.ts';
import { endedFindings, summariseRange } from '../report/summarise-range.ts';
import type { FileTrack } from '../walk/file-track.ts';
import { type WalkedRange, walkRange } from '../walk/walk-range.ts';
import { claimsOf, judgeClaims } from './claims.ts';
import { judgeMergeResult } from './judge-merge-result.ts';
import { judgeRange, type RangeFacts } from './judge-range.ts';
import { asOneCommit } from './one-commit.ts';
import type { RangeInput } from './range-input.ts';
import { scopesOf, squashNotice } from './squash.ts';
import { versionAt } from './version-at.ts';

export type { RangeInput };

/** A report, and what it was made of. */
export interface CheckedRange {
  readonly report: Report;
  /** What each commit reports, as it is at the head. */
  readonly steps: readonly ReportedFinding[];
  /** All files at the head. */
  readonly heads: readonly FileTrack[];
  /** What would repair each file of which something is rejected. */
  readonly repairs: readonly FileRepair[];
}

/** Judges a range commit by commit and as a whole (docs/judging.md, 4). */
export async function checkRange(input: RangeInput): Promise<Report> {
  return (await checkedRange(input)).report;
}

/** The same, with the files at the head, of which repairs are made. */
export async function checkedRange(input: RangeInput): Promise<CheckedRange> {
  const all = await input.history.commits(input.range);
  if (!all.ok) return couldNotCheck(all.obstacle);
  const { base } = input.range;
  const tree = await input.history.tree(base);
  if (!tree.ok) return couldNotCheck(tree.obstacle);
  const { alone, squashOf } = scopesOf(input.granularity, input.squashOf);
  const commits = alone ? await asOneCommit(input, tree.value, all.value) : all;
  if (!commits.ok) return couldNotCheck(commits.obstacle);
  const govern = rememberingGovern(input.govern);
  const { history, blobs } = input;
  blobs.expect?.(stateBlobs(commits.value, govern));
  const shapes = shapesIn(govern, { blobs, commits: commits.value, tree: tree.value });
  const view = repositoryView(history, { commit: base, tree: tree.value }, govern, shapes);
  for (const { changes } of commits.value) view.learn(changes);
  await view.settle(commits.value.flatMap(touchedBy));
  const prior = await commitsBefore(input, view);
  if (!prior.ok) return couldNotCheck(prior.obstacle);
  const policy = await rangePolicy(input, view, all.value);
  if (!policy.ok) return couldNotCheck(policy.obstacle);
  const limits = input.limits ?? defaultLimits;
  const known = { view, limits, prior: prior.value, waiving: policy.value.waiving };
  const own = { ...input, squashOf, ...(alone ? { scope: 'net' as const } : {}) };
  const walked = await walkRange(own, { ...known, commits: commits.value });
  const whole = await judgedWhole(own, walked, commits.value);
  const policyFindings = await policy.value.judge();
  if (!policyFindings.ok) return couldNotCheck(policyFindings.obstacle);
  const summary = summariseRange({
    ...{ walked, alone, guard: input.guard, ...whole },
    others: [...whole.merged, ...policyFindings.value],
    isRepaired: input.repairs !== false,
    place: { ...input.place, ...(policy.value.isChanged ? { isPolicyChanged: true } : {}) },
    notices: [...(input.notices ?? []), ...squashNotices(all.value, squashOf)],
  });
  const steps = endedFindings(walked).map(({ finding }) => finding);
  return { ...summary, steps, heads: walked.heads };
}

/** The versions of state files that commits bring and take. */
function stateBlobs(commits: readonly CommitFacts[], govern: Govern): ObjectId[] {
  const changes = commits.flatMap((commit) => commit.changes.filter(({ path }) => govern(path)));
  const entries = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  return entries.filter(({ nature }) => nature !== 'submodule').map(({ blob }) => blob);
}

/** What the range as a whole comes to: findings of scope `range`, claims, and the merge that a pull request would make. */
async function judgedWhole(input: RangeInput, walked: WalkedRange, commits: readonly CommitFacts[]) {
  const { walk, heads, steps } = walked;
  const isSnapshot = input.scope === 'snapshot';
  const claims = isSnapshot ? [] : await claimsOf(walk, heads);
  const facts: RangeFacts = { commits, steps, heads };
  const isAsked = input.net !== false && !isSnapshot;
  const ranges = isAsked ? await Promise.all(heads.map((head) => judgeRange(walk, head, facts))) : [];
  const bases = new Map(
    await Promise.all(
      heads.map(async (head) => [head, await versionAt(walk, input.range.base, head)] as const),
    ),
  );
  const { mergeResult } = input;
  const merged = mergeResult === undefined ? [] : await judgeMergeResult(input, walked, mergeResult);
  const refuted = isAsked ? await judgeClaims(walk, claims, facts) : [];
  return { claims, ranges, bases, merged: [...merged, ...refuted] };
}

function squashNotices(commits: readonly CommitFacts[], squashOf: RangeInput['squashOf']): readonly string[] {
  return commits.flatMap((commit) => {
    const squash = squashOf?.(commit);
    return squash === undefined ? [] : [squashNotice(commit, squash)];
  });
}

/** First-parent commits at and before the base, where a kind of the governed files looks back. */
async function commitsBefore(
  { history, range }: RangeInput,
  view: RepositoryView,
): Promise<Answer<readonly CommitFacts[]>> {
  if (!(await isPriorAsked(view))) return { ok: true, value: [] };
  const prior = await history.upTo(range.base, mostPrior, { allParents: true });
  if (prior.ok) await view.settle(prior.value.flatMap(touchedBy));
  return prior;
}

/** Content is looked at until one file of a kind that looks back is found. */
async function isPriorAsked(view: RepositoryView): Promise<boolean> {
  const paths = [...namedByKind(view)].flatMap(([{ rules }, named]) => (looksBack(rules) ? named : []));
  for (let at = 0; at < paths.length; at += mostAtOnce) {
    const some = paths.slice(at, at + mostAtOnce);
    await view.settle(some);
    if (some.some((path) => view.governed().has(path))) return true;
  }
  return false;
}

/** The report of what could not be checked, and why. */
export function couldNotCheck(obstacle: Obstacle): CheckedRange {
  return { report: cannotCheck(obstacle), steps: [], heads: [], repairs: [] };
}
