import type { GitRepository } from '../git/repository.ts';
import { workTreeTop } from '../git/work-tree/work-tree-top.ts';
import { pathBelow } from './path-below.ts';
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
  const paths = typed.map((path) => (top.ok ? pathBelow(top.value, path) : path));
  const outside = typed.find((_, index) => paths[index] === undefined || (paths[index] === '' && !mayBeTop));
  if (outside === undefined) return paths.filter((path) => path !== undefined);
  const where = top.ok ? ` ${JSON.stringify(top.value)}` : '';
  return usageError(`${JSON.stringify(outside)} is outside the repository${where}`);
}
