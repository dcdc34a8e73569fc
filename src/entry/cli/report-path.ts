import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { standingAt } from '../../store/standing.ts';

/**
 * Why no report is written to a path: below the top of the repository that is judged, what stands there comes from whoever
 * made its commits, and a link of theirs would lead the report over any file. Undefined where it may be written.
 */
export function reportPathFault(file: string, folder = process.cwd()): string | undefined {
  const top = topAbove(folder);
  if (top === undefined) return undefined;
  const path = resolve(folder, file);
  const places = [path, join(realFolder(path), basename(path))].map((each) => relative(top, each).split(sep));
  const below = places.filter(([first = '']) => first !== '' && first !== '..');
  if (below.some((names) => names.some((name) => name.toLowerCase() === '.git')))
    return "it would stand in git's own folder";
  const isLinked = below.some((names) => standingAt(top, names.join('/')) === 'link');
  return isLinked ? 'a symbolic link of the repository leads there' : undefined;
}

/** The folder that a report would stand in, less all links; as it is named where it is not there. */
function realFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? realpathSync(folder) : folder;
}

function topAbove(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (lstatSync(join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return at;
    if (dirname(at) === at) return undefined;
  }
}
