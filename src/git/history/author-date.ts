import type { ObjectId } from '../../app/ports.ts';
import type { GitRepository } from '../repository.ts';

/** When a commit was authored, as git writes it (`1700000000 +0100`); undefined where git does not say. */
export async function authorDate(git: GitRepository, commit: ObjectId): Promise<string | undefined> {
  const found = await git.run(['cat-file', 'commit', commit]);
  return found.ok ? /^author .*> (\d+ [+-]\d+)$/m.exec(found.output.toString('latin1'))?.[1] : undefined;
}
