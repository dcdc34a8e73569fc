import type { Answer, ObjectId } from '../app/ports.ts';
import type { Obstacle } from '../core/report.ts';
import { known, unknown } from './answers.ts';
import { emptyBase } from './history/history.ts';
import type { PreparedRange } from './history/prepared-range.ts';
import { adoptedAt, linesOf, unjudgedRange } from './history/pushed-range.ts';
import { commitsNamed, type GitObjects } from './objects/objects.ts';
import { gitFailed, historiesUnrelated, refUnknown } from './obstacles.ts';
import type { GitRepository } from './repository.ts';

/** One ref that is pushed, as git says it on standard input (githooks, pre-push). */
export interface PushedRef {
  readonly localRef: string;
  readonly local: string;
  readonly remoteRef: string;
  readonly remote: string;
}

/** The lines that git hands to a pre-push hook. */
export function parsePushedRefs(input: string): PushedRef[] {
  return input
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [localRef = '', local = '', remoteRef = '', remote = ''] = line.trim().split(' ');
      return { localRef, local, remoteRef, remote };
    });
}

/** The id of nothing: a ref that is created or deleted; 40 or 64 zeros. */
export function isZero(id: string): boolean {
  return /^0+$/.test(id);
}

/** What one pushed commit brings to the remote; without a range and an obstacle there is nothing to judge. */
export interface Pushed {
  /** The refs that are pushed to it. */
  readonly refs: readonly PushedRef[];
  readonly range?: PreparedRange;
  readonly obstacle?: Obstacle;
  /** Set for a first push: what is accepted as a base is, since no gate was there yet. */
  readonly adopted?: readonly ObjectId[];
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
  configuration: string,
): Promise<Answer<readonly Pushed[]>> {
  const tips = await trackingTips(git, remoteName);
  if (!tips.ok) return tips;
  const commits = await commitsNamed(
    objects,
    refs.flatMap(({ local, remote }) => (isZero(remote) ? [local] : [local, remote])),
  );
  const there = refs.flatMap(({ remote }) => commits.get(remote) ?? []);
  const published = [...new Set([...tips.value, ...there])];
  const groups = byCommit(refs, commits);
  const heads = groups.flatMap(([ref]) => commits.get(ref?.local ?? '') ?? []);
  const adopted = published.length > 0 ? known([]) : await adoptedAt(git, heads, configuration);
  if (!adopted.ok) return adopted;
  const first = adopted.value.length > 0 ? { adopted: adopted.value } : {};
  const pushed: Pushed[] = [];
  for (const group of groups) {
    const each = await pushedOf(git, objects, group, commits, [...published, ...adopted.value]);
    pushed.push({ ...each, ...first });
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
  const range = await unjudgedRange(git, objects, head, published);
  if (!range.ok) return { refs, obstacle: range.obstacle };
  if (range.value === undefined) return { refs };
  const rewritten = refs.find(({ remote }) => !isZero(remote));
  if (range.value.range.base === emptyBase && rewritten !== undefined)
    return { refs, obstacle: historiesUnrelated(rewritten.remote, rewritten.localRef) };
  return { refs, range: range.value };
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
