import { type PathIndex, pathIndex } from '../../app/files/path-index.ts';
import { partPaths } from '../../app/files/repository-view.ts';
import type { Govern } from '../../config/govern.ts';

/** The governed files among paths that are known. */
export function governedIn(known: ReadonlySet<string>, govern: Govern): readonly string[] {
  return [...known].filter((path) => govern(path) !== undefined);
}

/** The governed files that a path speaks of: the one that it names, else those below it, else those that it is, or holds, a part of. */
export function concernedBy(path: string, known: ReadonlySet<string>, govern: Govern): readonly string[] {
  const governed = governedIn(known, govern);
  if (governed.includes(path)) return [path];
  const isBelow = (other: string) => path === '' || other === path || other.startsWith(`${path}/`);
  const below = governed.filter(isBelow);
  const index = pathIndex(known);
  return below.length > 0
    ? below
    : governed.filter((each) => partsOf(each, known, index, govern).some(isBelow));
}

function partsOf(path: string, known: ReadonlySet<string>, index: PathIndex, govern: Govern): string[] {
  const governance = govern(path);
  if (governance === undefined) return [];
  return [...partPaths(path, governance, index).values()].filter((part) => known.has(part));
}
