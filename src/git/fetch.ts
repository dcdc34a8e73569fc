import type { Obstacle } from '../engine/contract/report.ts';
import type { ObjectId } from '../engine/ports.ts';
import { direct } from './direct.ts';
import { blobsLacking, gitFailed } from './obstacles.ts';
import { linesOf } from './path-text.ts';
import type { GitRepository } from './repository.ts';

// Fetching leaves no trace but objects and the depth of the clone: no refs, no tags, no upkeep that would race with it.
const fetching = ['fetch', '--quiet', '--refmap=', '--no-write-fetch-head', '--no-recurse-submodules'];
const leavingRest = ['--no-tags', '--no-prune', '--no-auto-maintenance'];

export function fetchObjects(git: GitRepository, what: readonly string[], input = '') {
  return networkGit(git).run([...fetching, ...leavingRest, ...what], input);
}

/** Nobody is there to be asked for a password, and a connection that stands still is given up. */
export function networkGit(git: GitRepository): GitRepository {
  const alone = { GIT_TERMINAL_PROMPT: '0', GIT_HTTP_LOW_SPEED_LIMIT: '1000', GIT_HTTP_LOW_SPEED_TIME: '60' };
  return direct({ ...git, environment: { ...git.environment, ...alone } });
}

/**
 * Brings those of some blobs that a partial clone left with its remote, in one call; what is in the way, if they do not come.
 * What lies here is not asked for, since the remote need not have it.
 */
export async function bringBlobs(
  git: GitRepository,
  ids: readonly ObjectId[],
): Promise<Obstacle | undefined> {
  const here = direct(git);
  // Asked for a single object that is left, git ends; so it lists what it has.
  const listed = await here.run([
    'cat-file',
    '--batch-all-objects',
    '--unordered',
    '--batch-check=%(objectname)',
  ]);
  if (!listed.ok) return gitFailed('cat-file', listed);
  const held = new Set(linesOf(listed.output));
  const missing = ids.filter((id) => !held.has(id));
  const promised = await here.run(['config', '--name-only', '--get-regexp', '^remote\\..*\\.promisor$']);
  const [setting = 'remote.origin.promisor'] = promised.ok ? linesOf(promised.output) : [];
  const remote = setting.slice('remote.'.length, -'.promisor'.length);
  const what = ['--filter=blob:none', '--stdin', '--', remote];
  const fetched = await fetchObjects(git, what, missing.map((id) => `${id}\n`).join(''));
  return fetched.ok ? undefined : blobsLacking(missing, fetched.complaint);
}
