import type { Policy } from '../engine/policy/built-in-policy.ts';
import type { NamedPaths } from '../git/work-tree/work-tree-changes.ts';

/**
 * What is looked at in a work tree although git ignores it: files that somebody named, by hand or in the configuration. Usual names
 * alone are no reason, nor is a glob that begins in any folder: installed packages hold many files.
 */
export function namedPaths(
  paths: readonly string[],
  policy?: Pick<Policy, 'govern' | 'watched'>,
): NamedPaths {
  const configured = policy?.watched.filter(({ governance }) => governance.usual === undefined) ?? [];
  const places = [...paths, ...configured.map(({ glob }) => placeOf(glob))];
  return {
    under: places.filter((place) => place !== ''),
    isNamed: (path) => paths.includes(path) || policy?.govern(path) !== undefined,
  };
}

/** The path itself, or the folder in which a glob begins to be one; '' at the top. */
function placeOf(glob: string): string {
  const at = glob.search(/[*?[{]/);
  return at < 0 ? glob : glob.slice(0, Math.max(0, glob.lastIndexOf('/', at)));
}
