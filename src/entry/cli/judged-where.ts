import { basename } from 'node:path';
import { openGitRepository } from '../../git/repository.ts';
import { topOnDisk } from '../top-on-disk.ts';

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
