import { policyOf } from '../../check/policy-from.ts';
import { placeSince } from '../../check/repair-place.ts';
import { check } from '../../check.ts';
import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { cannotCheck, type Report } from '../../engine/contract/report.ts';
import type { PathChange } from '../../engine/ports.ts';
import { direct } from '../../git/direct.ts';
import { createGitHistory } from '../../git/history/history.ts';
import type { PreparedRange } from '../../git/history/prepared-range.ts';
import { createRewriteHistory } from '../../git/history/uncommitted.ts';
import { resolveRange } from '../../git/refs/refs.ts';
import type { GitRepository } from '../../git/repository.ts';
import type { AgentSetup } from './judge-work-tree.ts';

interface CommitSetup extends AgentSetup {
  readonly kinds: readonly StateKind[];
}

/** Two states of HEAD, when the first one was seen, in seconds, and what git says was committed here since. */
export interface Since {
  readonly base: string;
  readonly head: string;
  readonly at: number;
  readonly made: ReadonlySet<string>;
}

/**
 * Judges what was committed since then, by the policy of that time. What others made and this session only brought in
 * (a pull, another branch) is not its business. Undefined where nothing can be told: the
 * commit was judged when it was made, or will be when it is pushed.
 */
export async function judgeCommits(setup: CommitSetup, since: Since): Promise<Report | undefined> {
  for (const head of await headsOf(direct(setup.git), since)) {
    const report = await judgeUpTo(setup, { ...since, head });
    const isWrong = report?.findings.some(({ severity }) => severity === 'error');
    if (isWrong || (report?.obstacles.length ?? 0) > 0) return report;
  }
  return undefined;
}

/** Where HEAD is, and the branches whose last commit was made here, though HEAD has left them. */
async function headsOf(git: GitRepository, { head, made }: Since): Promise<readonly string[]> {
  if ([...made].every((id) => id === head)) return [head];
  const tips = await git.run(['for-each-ref', '--format=%(objectname)', 'refs/heads']);
  const ids = tips.ok ? tips.output.toString('utf8').split('\n') : [];
  return [...new Set([head, ...ids.filter((id) => made.has(id))])];
}

async function judgeUpTo(
  { git, objects, kinds }: CommitSetup,
  { base, head, at, made: recorded }: Since,
): Promise<Report | undefined> {
  const swift = direct(git);
  const range = await resolveRange(swift, `${base}..${head}`);
  if (!range.ok) {
    if (!recorded.has(head) && (await timeOf(swift, head)) < at - 1) return undefined;
    return range.obstacle.code === 'histories-unrelated'
      ? judgeAnew({ git, objects, kinds }, base, head)
      : cannotCheck(range.obstacle);
  }
  if (range.value.base === head) return undefined;
  const history = createGitHistory(swift, objects);
  const commits = await history.commits(range.value);
  if (!commits.ok) return cannotCheck(commits.obstacle);
  const made = new Set(
    commits.value
      .filter((each) => recorded.has(each.id) || Date.parse(each.at ?? '') / 1000 >= at - 1)
      .map(({ id }) => id),
  );
  if (made.size === 0) return undefined;
  return judged({ git, objects, kinds }, { history, range: range.value }, ({ commits: named = [] }) => {
    return named.length === 0 || named.some((id) => made.has(id));
  });
}

/** When a commit was made, in seconds; 0 where it does not say. */
async function timeOf(git: GitRepository, commit: string): Promise<number> {
  const read = await git.run(['cat-file', 'commit', commit]);
  const [, seconds] = (read.ok && /^committer .* (\d+) [+-]\d{4}$/m.exec(read.output.toString('utf8'))) || [];
  return Number(seconds ?? 0);
}

/** A history that was begun anew has nothing in common with the one before: what the files were, and what they are, is judged. */
async function judgeAnew(
  { git, objects, kinds }: CommitSetup,
  base: string,
  head: string,
): Promise<Report | undefined> {
  // A branch for something else, such as pages, holds no state files, and neither does it take them away from another one.
  const isInBoth = ({ before, after }: PathChange) => before !== null && after !== null;
  const rewrite = await createRewriteHistory(objects, base, head);
  if (!rewrite.ok) return cannotCheck(rewrite.obstacle);
  const { history, range } = rewrite.value;
  const commits: typeof history.commits = async (asked) => {
    const found = await history.commits(asked);
    if (!found.ok) return found;
    const shared = found.value.map((each) => ({ ...each, changes: each.changes.filter(isInBoth) }));
    return { ok: true, value: shared };
  };
  return judged({ git, objects, kinds }, { history: { ...history, commits }, range }, () => true);
}

async function judged(
  { git, objects, kinds }: CommitSetup,
  { history, range }: PreparedRange,
  isOwn: (finding: ReportedFinding) => boolean,
): Promise<Report> {
  const place = { ...placeSince(range), byBase: true };
  const change = { type: 'prepared', history, range, net: false, place } as const;
  const { report } = await check({ git, objects }, change, { policy: policyOf(range.base, kinds) });
  return { ...report, findings: report.findings.filter(isOwn), obstacles: [] };
}
