import type { Answer, ResolvedRange } from '../app/ports.ts';
import type { Obstacle } from '../core/report.ts';
import type { GitBlobs } from './blobs.ts';
import { createCommitHistory } from './commit-history.ts';
import { createGitHistory } from './history.ts';
import type { PreparedRange } from './overlay-history.ts';
import { resolveRange } from './refs.ts';
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

/** From what the remote has of this ref, or for a new one from where it leaves the remote's other branches. */
export async function pushedRanges(
  git: GitRepository,
  objects: GitBlobs,
  remoteName: string,
  { local, remote }: PushedRef,
): Promise<Answer<readonly PreparedRange[]>> {
  const history = createGitHistory(git, objects);
  const prepared = (range: ResolvedRange) => ({ history, range });
  if (!isZero(remote)) {
    const range = await resolveRange(git, `${remote}..${local}`);
    return range.ok ? { ok: true, value: [prepared(range.value)] } : range;
  }
  const tips = await lines(git, ['for-each-ref', '--format=%(objectname)', `refs/remotes/${remoteName}/`]);
  let nearest: { readonly range: ResolvedRange; readonly count: number } | undefined;
  for (const tip of new Set(tips)) {
    const range = await resolveRange(git, `${tip}..${local}`);
    if (!range.ok) continue;
    const count = Number((await lines(git, ['rev-list', '--count', local, `^${tip}`, '--']))[0] ?? 0);
    if (count === 0) return { ok: true, value: [] };
    if (nearest === undefined || count < nearest.count) nearest = { range: range.value, count };
  }
  if (nearest !== undefined) return { ok: true, value: [prepared(nearest.range)] };
  return wholeHistory(git, objects, local);
}

/** A first push: the root commit by itself, and everything since. */
async function wholeHistory(
  git: GitRepository,
  objects: GitBlobs,
  local: string,
): Promise<Answer<readonly PreparedRange[]>> {
  const [root = '', ...others] = await lines(git, ['rev-list', '--max-parents=0', local, '--']);
  const first = await createCommitHistory(git, objects, root);
  const rest = await resolveRange(git, `${root}..${local}`);
  if (!first.ok) return first;
  if (!rest.ok) return rest;
  if (others.length > 0) return { ok: false, obstacle: severalRoots };
  return { ok: true, value: [first.value, { history: createGitHistory(git, objects), range: rest.value }] };
}

const severalRoots: Obstacle = {
  code: 'several-roots',
  message: 'the branch has several root commits, and nothing on the remote to compare it with.',
  fix: 'Run git fetch first, then push again.',
};

async function lines(git: GitRepository, command: readonly string[]): Promise<string[]> {
  const result = await git.run(command);
  return result.ok
    ? result.output
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

/** The id of nothing: a ref that is created or deleted; 40 or 64 zeros. */
export function isZero(id: string): boolean {
  return /^0+$/.test(id);
}
