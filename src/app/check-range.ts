import { rememberingGovern } from '../config/govern.ts';
import type { ReportedFinding } from '../core/finding.ts';
import { cannotCheck, type Obstacle, type Report } from '../core/report.ts';
import { defaultLimits } from '../formats/limits.ts';
import type { Account } from './account/account.ts';
import { walkRange } from './account/walk-range.ts';
import { namedByKind } from './files/by-kind.ts';
import { followLinks } from './files/follow-links.ts';
import { mostAtOnce, shapesIn } from './files/govern-by-shape.ts';
import { repositoryView } from './files/repository-view.ts';
import { judgeNets } from './judge/judge-nets.ts';
import { type RepositoryView, touchedBy } from './past.ts';
import { rangePolicy } from './policy/range-policy.ts';
import type { Answer, CommitFacts } from './ports.ts';
import type { RangeInput } from './range-input.ts';
import type { FileRepair } from './report/repair-text.ts';
import { ended, summariseRange } from './report/summarise-range.ts';
import { scopesOf, squashNotice } from './squash.ts';

export type { RangeInput };

/** A report, and what stands behind it. */
export interface CheckedRange {
  readonly report: Report;
  /** What was said of each commit, as it stands at the head. */
  readonly said: readonly ReportedFinding[];
  /** The accounts of all files at the head. */
  readonly heads: readonly Account[];
  /** What would repair each file of which something stands refused. */
  readonly repairs: readonly FileRepair[];
}

/** Judges a range commit by commit and as a whole (docs/judging.md, Scopes). */
export async function checkRange(input: RangeInput): Promise<Report> {
  return (await checkedRange(input)).report;
}

/** The same, with the accounts from which the ways back follow. */
export async function checkedRange(input: RangeInput): Promise<CheckedRange> {
  const commits = await input.history.commits(input.range);
  if (!commits.ok) return couldNotCheck(commits.obstacle);
  const { base } = input.range;
  const tree = await input.history.tree(base);
  if (!tree.ok) return couldNotCheck(tree.obstacle);
  const govern = rememberingGovern(input.govern);
  const linked = await followLinks({ ...input, govern, commits: commits.value, base, tree: tree.value });
  if (!linked.ok) return couldNotCheck(linked.obstacle);
  const { history } = linked.value;
  const shapes = shapesIn(govern, { blobs: input.blobs, ...linked.value });
  const view = repositoryView(history, { commit: base, ...linked.value }, govern, shapes);
  for (const { changes } of linked.value.commits) view.learn(changes);
  await view.settle(linked.value.commits.flatMap(touchedBy));
  const prior = await commitsBefore({ ...input, history }, view);
  if (!prior.ok) return couldNotCheck(prior.obstacle);
  const policy = await rangePolicy(input, view, commits.value);
  if (!policy.ok) return couldNotCheck(policy.obstacle);
  const limits = input.limits ?? defaultLimits;
  const known = { view, limits, tree: linked.value.tree, prior: prior.value, waiving: policy.value.waiving };
  const { alone, squashOf } = scopesOf(input.granularity, input.squashOf);
  const own = { ...input, history, squashOf };
  const squashNotices = commits.value.flatMap((commit) => {
    const squash = squashOf?.(commit);
    return squash === undefined ? [] : [squashNotice(commit, squash)];
  });
  const walked = await walkRange(own, { ...known, commits: linked.value.commits });
  const nets =
    input.net === false
      ? []
      : await judgeNets(walked, { commits: linked.value.commits, alone, mergeResult: input.mergeResult });
  const policyFindings = await policy.value.judge();
  if (!policyFindings.ok) return couldNotCheck(policyFindings.obstacle);
  const summary = summariseRange({
    walked,
    nets,
    alone,
    guard: input.guard,
    others: policyFindings.value,
    isRepaired: input.repairs !== false,
    place: { ...input.place, ...(policy.value.isChanged ? { isPolicyChanged: true } : {}) },
    notices: [...(input.notices ?? []), ...squashNotices],
  });
  const { heads } = walked;
  const said = ended(walked).map(({ finding }) => finding);
  return { ...summary, said, heads };
}

/** First-parent commits at and before the base, as far as the kinds of the governed files look back. */
async function commitsBefore(
  { history, range }: RangeInput,
  view: RepositoryView,
): Promise<Answer<readonly CommitFacts[]>> {
  const lookback = await lookbackOf(view);
  if (lookback === 0) return { ok: true, value: [] };
  const prior = await history.upTo(range.base, lookback);
  if (prior.ok) await view.settle(prior.value.flatMap(touchedBy));
  return prior;
}

/** How far the kinds of the governed files look back; content is looked at until one file of a kind is found. */
async function lookbackOf(view: RepositoryView): Promise<number> {
  const kinds = [...namedByKind(view)].sort(([left], [right]) => right.lookback - left.lookback);
  for (const [{ lookback }, paths] of kinds)
    for (let at = 0; at < paths.length && lookback > 0; at += mostAtOnce) {
      const some = paths.slice(at, at + mostAtOnce);
      await view.settle(some);
      if (some.some((path) => view.governed().has(path))) return lookback;
    }
  return 0;
}

/** The report of what could not be checked, and why. */
export function couldNotCheck(obstacle: Obstacle): CheckedRange {
  return { report: cannotCheck(obstacle), said: [], heads: [], repairs: [] };
}
