import { openGitRepository } from '../../git/repository.ts';
import { listedPaths } from '../../git/work-tree/listed-paths.ts';
import { kinds } from '../../kinds/index.ts';
import { policyOnDisk } from '../policy.ts';
import { topOnDisk } from '../top-on-disk.ts';
import { isUsageError } from '../usage-error.ts';

/** The kinds of the files that are governed where the reader stands; none where nobody can tell. */
export async function kindsHere(): Promise<ReadonlySet<string>> {
  const top = topOnDisk(process.cwd());
  const policy = policyOnDisk(top, undefined, kinds);
  if (top === undefined || isUsageError(policy)) return new Set();
  const listed = await listedPaths({ ...openGitRepository(process.cwd()), directory: top }, 'tracked');
  const governed = listed.ok ? listed.value.map((path) => policy.govern(path)?.kind.id) : [];
  return new Set(governed.flatMap((id) => id ?? []));
}
