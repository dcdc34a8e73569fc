import { basename } from 'node:path';
import { topOnDisk } from '../check/top-on-disk.ts';
import { openGitRepository } from '../git/repository.ts';

/** Repository, branch and base as people call them, for a page that is looked at elsewhere. */
export async function judgedWhere(base?: string): Promise<string> {
  const folder = process.cwd();
  const branch = await openGitRepository(folder).run(['symbolic-ref', '--short', '--quiet', 'HEAD']);
  return [
    basename(topOnDisk(folder) ?? folder),
    ...(branch.ok ? [`branch ${branch.output.toString('utf8').trim()}`] : []),
    ...(base === undefined ? [] : [`since ${base}`]),
  ].join(', ');
}
