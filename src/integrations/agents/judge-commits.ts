import { policyOf } from '../../check/policy-from.ts';
import { placeSince } from '../../check/repair-place.ts';
import { check } from '../../check.ts';
import { cannotCheck, type Report } from '../../engine/contract/report.ts';
import type { Answer, CommitFacts, PathChange } from '../../engine/ports.ts';
import { direct } from '../../git/direct.ts';
import { createGitHistory } from '../../git/history/history.ts';
import { type PreparedRange, singleCommit } from '../../git/history/prepared-range.ts';
import { createRewriteHistory } from '../../git/history/uncommitted.ts';
import { resolveRange } from '../../git/refs/refs.ts';
import { kinds } from '../../kinds/index.ts';
import { type AgentSetup, errorsIn } from './judge-work-tree.ts';
import type { Since } from './session.ts';

/**
 * Judges what was committed since then, by the policy of that time; undefined where nothing is wrong. What others made and this
 * session only brought in (a pull, another branch) is not its business.
 */
export async function judgeCommits(setup: AgentSetup, since: Since): Promise<Report | undefined> {
  for (const head of await headsOf(setup, since)) {
    const report = await judgeUpTo(setup, { ...since, head });
    if (errorsIn(report).length > 0 || report?.obstacles.length) return report;
  }
  return undefined;
}

/** Where HEAD is, and the branches whose last commit was made here, though HEAD has left them. */
async function headsOf({ git }: AgentSetup, { head, made }: Since): Promise<readonly string[]> {
  const tips = await direct(git).run(['for-each-ref', '--format=%(objectname)', 'refs/heads']);
  const ids = tips.ok ? tips.output.toString('utf8').split('\n') : [];
  return [...new Set([head, ...ids.filter((id) => made.has(id))])];
}

async function judgeUpTo({ git, objects }: AgentSetup, since: Since): Promise<Report | undefined> {
  const isOwn = ({ id, at = '' }: CommitFacts) => since.made.has(id) || Date.parse(at) / 1000 >= since.at - 1;
  const prepared = await commitsSince({ git, objects }, since);
  if (!prepared.ok) {
    const last = await createGitHistory(direct(git), objects).upTo(since.head, 1);
    return last.ok && !last.value.some(isOwn) ? undefined : cannotCheck(prepared.obstacle);
  }
  const { history, range } = prepared.value;
  const commits = await history.commits(range);
  if (!commits.ok) return cannotCheck(commits.obstacle);
  const own = new Set(commits.value.filter(isOwn).map(({ id }) => id));
  if (own.size === 0) return undefined;
  const place = { ...placeSince(range), byBase: true };
  const change = { type: 'prepared', history, range, net: false, place } as const;
  const { report } = await check({ git, objects }, change, { policy: policyOf(range.base, kinds) });
  const findings = report.findings.filter(({ commits: named = [] }) => {
    return named.length === 0 || named.some((id) => own.has(id));
  });
  return { ...report, findings, obstacles: [] };
}

/** The commits since then; of a history that was begun anew, and has nothing in common with the one before, what the files were and are. */
async function commitsSince(
  { git, objects }: AgentSetup,
  { base, head }: Since,
): Promise<Answer<PreparedRange>> {
  const real = createGitHistory(direct(git), objects);
  const range = await resolveRange(direct(git), `${base}..${head}`);
  if (range.ok) return { ok: true, value: { history: real, range: range.value } };
  if (range.obstacle.code !== 'histories-unrelated') return range;
  const [rewrite, last] = [await createRewriteHistory(objects, base, head), await real.upTo(head, 1)];
  if (!rewrite.ok) return rewrite;
  if (!last.ok) return last;
  const { history, facts } = rewrite.value;
  // A branch for something else, such as pages, holds no state files, and neither does it take them away from another one.
  const isInBoth = ({ before, after }: PathChange) => before !== null && after !== null;
  const anew = { ...facts, at: last.value[0]?.at ?? '', changes: facts.changes.filter(isInBoth) };
  return { ok: true, value: singleCommit(history, anew) };
}
