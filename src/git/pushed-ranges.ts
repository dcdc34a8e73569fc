import type { Answer, CommitFacts, ObjectId } from '../app/ports.ts';
import type { Obstacle } from '../core/report.ts';
import { known, unknown } from './answers.ts';
import { aboveNothing, emptyBase } from './empty-base.ts';
import { commitsOutside, createGitHistory } from './history.ts';
import type { GitObjects } from './objects.ts';
import { gitFailed, historiesUnrelated, refUnknown } from './obstacles.ts';
import type { PreparedRange } from './overlay-history.ts';
import { peel } from './peel.ts';
import { isZero, type PushedRef } from './pushed-refs.ts';
import type { GitRepository } from './repository.ts';

/** What one pushed commit brings to the remote; without a range and an obstacle there is nothing to judge. */
export interface Pushed {
  /** The refs that are pushed to it. */
  readonly refs: readonly PushedRef[];
  readonly range?: PreparedRange;
  readonly obstacle?: Obstacle;
  /** True where what is pushed is no commit: a tag on a tree or a file. */
  readonly isNoCommit?: true;
}

/**
 * What is pushed and on no tracking branch of that remote, each commit once: three processes for the push and one or
 * two for each commit that a ref is set to.
 */
export async function pushedRanges(
  git: GitRepository,
  objects: GitObjects,
  remoteName: string,
  refs: readonly PushedRef[],
): Promise<Answer<readonly Pushed[]>> {
  const tips = await trackingTips(git, remoteName);
  if (!tips.ok) return tips;
  const commits = await peel(
    git,
    refs.flatMap(({ local, remote }) => (isZero(remote) ? [local] : [local, remote])),
  );
  if (!commits.ok) return commits;
  const there = refs.flatMap(({ remote }) => commits.value.get(remote) ?? []);
  const published = [...new Set([...tips.value, ...there])];
  const pushed: Pushed[] = [];
  for (const group of byCommit(refs, commits.value)) {
    pushed.push(await pushedOf(git, objects, group, commits.value, published));
  }
  return known(pushed);
}

async function pushedOf(
  git: GitRepository,
  objects: GitObjects,
  refs: readonly PushedRef[],
  commits: ReadonlyMap<string, ObjectId>,
  published: readonly ObjectId[],
): Promise<Pushed> {
  const head = commits.get(refs[0]?.local ?? '');
  if (head === undefined) return { refs, isNoCommit: true };
  const foreign = refs.find(({ remote }) => !isZero(remote) && !commits.has(remote));
  if (foreign !== undefined) return { refs, obstacle: refUnknown(foreign.remote) };
  const listed = await commitsOutside(git, head, published);
  if (!listed.ok) return { refs, obstacle: listed.obstacle };
  if (listed.value.length === 0) return { refs };
  const bases = await whereItLeaves(git, listed.value);
  if (!bases.ok) return { refs, obstacle: bases.obstacle };
  const rewritten = refs.find(({ remote }) => !isZero(remote));
  if (bases.value.length === 0 && rewritten !== undefined)
    return { refs, obstacle: historiesUnrelated(rewritten.remote, rewritten.localRef) };
  const history = aboveNothing(createGitHistory(git, objects));
  const [base = emptyBase] = bases.value;
  const range = { base, head, ...(bases.value.length > 1 ? { bases: bases.value } : {}) };
  return { refs, range: { history: { ...history, commits: async () => listed }, range } };
}

/** The merge bases with everything published: the nearest of the commits where the listing leaves it. */
export async function whereItLeaves(
  git: GitRepository,
  listed: readonly CommitFacts[],
): Promise<Answer<readonly ObjectId[]>> {
  const own = new Set(listed.map(({ id }) => id));
  const forks = [...new Set(listed.flatMap(({ parents }) => parents))].filter((id) => !own.has(id));
  if (forks.length < 2) return known(forks);
  const result = await git.run(['merge-base', '--independent', ...forks]);
  return result.ok ? known(linesOf(result.output)) : unknown(gitFailed('merge-base', result));
}

/** The refs by the commit they are set to: what is pushed under two names is judged once. */
function byCommit(
  refs: readonly PushedRef[],
  commits: ReadonlyMap<string, ObjectId>,
): readonly (readonly PushedRef[])[] {
  const groups = new Map<string, PushedRef[]>();
  for (const ref of refs) {
    const key = commits.get(ref.local) ?? ref.local;
    groups.set(key, [...(groups.get(key) ?? []), ref]);
  }
  return [...groups.values()];
}

/** Where the tracking branches of a remote stand. A push to an address has none. */
async function trackingTips(git: GitRepository, remoteName: string): Promise<Answer<readonly ObjectId[]>> {
  if (remoteName === '' || /[:*?[\\\s]|\.\.|^[./]|\/\/|\/$/.test(remoteName)) return known([]);
  const format = '--format=%(objecttype) %(objectname)';
  const result = await git.run(['for-each-ref', format, `refs/remotes/${remoteName}/`]);
  if (!result.ok) return unknown(gitFailed('for-each-ref', result));
  const tips = linesOf(result.output).filter((line) => line.startsWith('commit '));
  return known([...new Set(tips.map((line) => line.slice('commit '.length)))]);
}

function linesOf(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
