import { foldedPath } from '../../core/path-fold.ts';

/** Finds the paths that fold to the same as a governed one. */
export function twinFinder(paths: ReadonlySet<string>, governed: ReadonlyMap<string, unknown>) {
  let size = -1;
  let groups: ReadonlyMap<string, readonly string[]> = new Map();
  return (path: string): readonly string[] => {
    if (size !== paths.size) groups = foldedGroups(paths, governed);
    size = paths.size;
    return (groups.get(foldedPath(path)) ?? []).filter((other) => other !== path);
  };
}

function foldedGroups(
  paths: ReadonlySet<string>,
  governed: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map([...governed.keys()].map((path): [string, string[]] => [foldedPath(path), []]));
  for (const path of paths) groups.get(foldedPath(path))?.push(path);
  return groups;
}
