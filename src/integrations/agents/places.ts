import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathBelow } from '../../check/path-below.ts';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { interestInNames } from '../../engine/files/interest.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { pathInterest, touchesPolicy } from '../git-hooks/interest.ts';
import { knownKinds } from '../known-names.generated.ts';

/** A file that a call may write, where that can concern a state file or the policy; its path as git has it. */
export interface Place {
  readonly top: string;
  readonly path: string;
}

/** Those among real paths, told by names and the configuration of the work tree: git is not asked. */
export async function concernedAmong(paths: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const concerns = new Map<string, (path: string) => boolean>();
  const found = new Map<string, Place>();
  for (const at of new Set(paths)) {
    const top = topOnDisk(dirname(at));
    const path = top === undefined ? undefined : pathBelow(top, at);
    // What lies in git's own folder is no file of the work tree.
    if (top === undefined || path === undefined || /^\.git(?:\/|$)/i.test(path)) continue;
    const isConcerned = concerns.get(top) ?? (await concernsAt(top));
    concerns.set(top, isConcerned);
    if (isConcerned(path)) found.set(at, { top, path });
  }
  return found;
}

async function concernsAt(top: string): Promise<(path: string) => boolean> {
  const configuration = join(top, configurationPath);
  // What reads configurations is loaded only where there is one.
  const interest = statOf(configuration)?.isFile()
    ? (await import('../git-hooks/configured-interest.ts')).configuredInterest(readFileSync(configuration))
    : interestInNames(knownKinds);
  const isNamed = pathInterest(interest);
  return (path) => touchesPolicy([{ path }]) || isNamed(path);
}

/** What stands at a path itself; undefined where nothing does, or it cannot be told. */
export function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
