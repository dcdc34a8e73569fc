import { basename } from 'node:path';
import { topOnDisk } from '../check/top-on-disk.ts';
import { openGitRepository } from '../git/repository.ts';
import type { Io } from './io.ts';

/** Repository, branch and base as people call them, for a page that is looked at elsewhere. */
export async function judgedWhere({ cwd, env }: Io, base?: string): Promise<string> {
  const branch = await openGitRepository(cwd, env).run(['symbolic-ref', '--short', '--quiet', 'HEAD']);
  return [
    basename(topOnDisk(cwd, env) ?? cwd),
    ...(branch.ok ? [`branch ${branch.output.toString('utf8').trim()}`] : []),
    ...(base === undefined ? [] : [`since ${base}`]),
  ].join(', ');
}
