import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { GitRepository } from '../git/repository.ts';
import { workTreeTop } from '../git/work-tree-top.ts';
import { wayBelow } from '../store/way-below.ts';
import { type UsageError, usageError } from './usage-error.ts';

/**
 * Paths as somebody types them, from the current folder as git takes them, as paths of the repository. Its top is '', and
 * outside where it may not be named.
 */
export async function repositoryPaths(
  git: GitRepository,
  typed: readonly string[],
  { mayBeTop = false }: { readonly mayBeTop?: boolean } = {},
): Promise<readonly string[] | UsageError> {
  const top = await workTreeTop(git);
  // Without a work tree there is no folder to be in; a path is a path of the repository.
  const paths = typed.map((path) => (top.ok ? pathInside(top.value, path) : path));
  const outside = typed.find((_, index) => paths[index] === undefined || (paths[index] === '' && !mayBeTop));
  if (outside === undefined) return paths.filter((path) => path !== undefined);
  const where = top.ok ? ` ${JSON.stringify(top.value)}` : '';
  return usageError(`${JSON.stringify(outside)} is outside the repository${where}`);
}

function pathInside(top: string, typed: string): string | undefined {
  const full = resolve(typed);
  return wayBelow(top, full) ?? wayBelow(top, join(realFolder(dirname(full)), basename(full)));
}

/** The folder without links on the way to it, as far as it is there; the file itself may be a link that counts. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    const above = dirname(folder);
    return above === folder ? folder : join(realFolder(above), basename(folder));
  }
}
