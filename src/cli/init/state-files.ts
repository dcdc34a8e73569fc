import { governOnDisk } from '../../check/govern-on-disk.ts';
import type { TopFolder } from '../../check/top-folder.ts';
import {
  type Govern,
  governByDetection,
  governWatched,
  rememberingGovern,
  watchedByName,
} from '../../config/govern.ts';
import { configuredMatcher, pathProblem } from '../../config/path-glob.ts';
import { usualFilesOf } from '../../config/usual-files.ts';
import type { StateKind, UsualFiles } from '../../engine/contract/kind.ts';
import { isArchivePath } from '../../engine/files/archives.ts';
import type { Policy } from '../../engine/policy/built-in-policy.ts';
import { compareCodePoints } from '../../formats/order.ts';

/** A file that looks like an agent's state. */
export interface StateFile {
  readonly path: string;
  readonly kind: StateKind;
  /** What it was recognised by; a file that only a configuration names has none. */
  readonly usual?: UsualFiles;
  /** The path or glob of its entry in a configuration. */
  readonly glob: string;
  /** Paths or globs of the other files that hold its items, named like its entry; none where it holds them itself. */
  readonly members?: readonly string[];
  /** Git knows it, so it may have a history. */
  readonly isTracked: boolean;
  /** A configuration that is there already governs it. */
  readonly isConfigured: boolean;
  /** Other files bear such names too: nothing governs it unless somebody says so. */
  readonly isProposed: boolean;
}

/** What governs files as they would be once they are set up: what is configured, detected or proposed. */
export function governAll(policy: Policy | undefined, kinds: readonly StateKind[]): Govern {
  const detect = governByDetection(kinds);
  const propose = governWatched(watchedByName(kinds, undefined, usualFilesOf));
  const usual: Govern = (path) => detect(path) ?? propose(path);
  if (policy === undefined) return usual;
  return (path) => policy.govern(path) ?? (policy.isIgnored(path) ? undefined : usual(path));
}

/** State files by name and shape, sorted; what a configuration governs or ignores is its decision. */
export function findStateFiles(
  { tracked, untracked }: Readonly<Record<'tracked' | 'untracked', readonly string[]>>,
  kinds: readonly StateKind[],
  policy: Policy | undefined,
  folder: TopFolder,
): StateFile[] {
  const byName = governAll(policy, kinds);
  const govern = rememberingGovern(governOnDisk(byName, folder));
  const known = new Set(tracked);
  const paths = [...tracked, ...untracked.filter((path) => !known.has(path))];
  const others = paths.filter((path) => byName(path) !== undefined && govern(path) === undefined);
  const detect = governByDetection(kinds);
  const configured = policy === undefined ? undefined : governOnDisk(policy.govern, folder);
  const found = paths.flatMap((path): StateFile[] => {
    const governance = govern(path);
    if (governance === undefined) return [];
    const { kind, usual, settings } = governance;
    const isConfigured = configured?.(path) !== undefined;
    const glob = entryGlob(path, usual ?? detect(path)?.usual, others);
    const members = kind.parts(glob, settings.options).flatMap((part) => (part.holds ? [part.glob] : []));
    return [
      {
        path,
        kind,
        ...(usual === undefined ? {} : { usual }),
        glob,
        ...(members.length === 0 ? {} : { members }),
        isTracked: known.has(path),
        isConfigured,
        isProposed: usual?.isProposed === true && !isConfigured,
      },
    ];
  });
  return found.sort(byStanding);
}

/** State files by name and shape among what git ignores; in a folder that is ignored as a whole, those that lie directly in it. */
export function ignoredStateFiles(
  listed: readonly string[],
  kinds: readonly StateKind[],
  folder: TopFolder,
): string[] {
  const govern = governOnDisk(governByDetection(kinds), folder);
  const paths = listed.flatMap((path) =>
    path.endsWith('/') ? folder.names(path).map((name) => `${path}${name}`) : [path],
  );
  return paths.filter((path) => govern(path) !== undefined).sort(compareCodePoints);
}

/** What somebody works on, then archives; each by path. */
function byStanding({ path: left }: StateFile, { path: right }: StateFile): number {
  return Number(isArchivePath(left)) - Number(isArchivePath(right)) || compareCodePoints(left, right);
}

/**
 * The usual name of such files, so that the next one is governed too; the path alone where that name would also take in a
 * file that has another shape.
 */
function entryGlob(path: string, usual: UsualFiles | undefined, others: readonly string[]): string {
  const fits = (glob: string) => {
    const matches = pathProblem(glob) === undefined ? configuredMatcher(glob) : () => false;
    return matches(path) && !others.some((other) => matches(other));
  };
  return usual?.globs.find(fits) ?? path;
}
