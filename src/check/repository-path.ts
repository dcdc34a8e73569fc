import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GitRepository } from '../git/repository.ts';
import { workTreeTop } from '../git/work-tree/paths.ts';
import { pathBelow } from './path-below.ts';
import { UserError } from './user-error.ts';

/**
 * Paths as somebody types them, from the current folder as git takes them, as paths of the repository. Its top is '', and
 * outside where it may not be named.
 */
export async function repositoryPaths(
  git: GitRepository,
  typed: readonly string[],
  { mayBeTop = false }: { readonly mayBeTop?: boolean } = {},
): Promise<readonly string[]> {
  const top = await workTreeTop(git);
  // Without a work tree there is no folder to be in; a path is a path of the repository.
  const paths = typed.map((path) => (top.ok ? pathBelow(top.value, resolve(git.directory, path)) : path));
  const outside = typed.find((_, index) => paths[index] === undefined || (paths[index] === '' && !mayBeTop));
  if (outside === undefined) return paths.filter((path) => path !== undefined);
  const where = top.ok ? ` ${JSON.stringify(top.value)}` : '';
  throw new UserError(`${JSON.stringify(outside)} is outside the repository${where}`);
}

/** Whether a path of the repository is another one, or lies in it. */
export function isWithin(path: string, named: string): boolean {
  return named === '' || path === named || path.startsWith(`${named}/`);
}

export function isInWorkTree(top: string, path: string): boolean {
  return lstatSync(join(top, path), { throwIfNoEntry: false }) !== undefined;
}

export function noSuchPath(typed: string, more: string): UserError {
  return new UserError(
    `${JSON.stringify(typed)} is neither in the work tree nor in what was judged; ${more}`,
  );
}
