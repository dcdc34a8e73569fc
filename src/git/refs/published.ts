import type { ObjectId } from '../../app/ports.ts';
import type { GitRepository } from '../repository.ts';

/** Whether a commit is on a remote, as far as the tracking refs know; where git does not say, it counts as published. */
export async function isPublished(git: GitRepository, commit: ObjectId): Promise<boolean> {
  const found = await git.run(['for-each-ref', '--count=1', `--contains=${commit}`, 'refs/remotes']);
  return !found.ok || found.output.length > 0;
}
