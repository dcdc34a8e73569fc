import { isAbsolute, relative, sep } from 'node:path';

/**
 * The way from a folder to what lies below it, with slashes, '' for the folder itself; undefined where it leads out. Only names
 * are looked at: a path with links on it has to be resolved before.
 */
export function wayBelow(folder: string, path: string): string | undefined {
  const way = relative(folder, path);
  // `..name` is a name like any other; on Windows the way to another drive is absolute.
  const leaves = way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
  return leaves ? undefined : way.split(sep).join('/');
}
