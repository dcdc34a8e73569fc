import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { topsOnDisk } from '../../check/top-on-disk.ts';
import type { Interest } from '../../engine/files/interest.ts';
import { interestInNames } from '../../engine/files/interest.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { gitFolderOf, openGitRepository } from '../../git/repository.ts';
import { entriesInIndex, indexMayHold } from '../../git/work-tree/index-peek.ts';
import { interestOfHead, pathInterest, touchesPolicy } from '../git-hooks/interest.ts';
import { knownKinds } from '../known-names.generated.ts';
import type { Landing } from './file-operation.ts';
import { pathBelow, realTarget } from './real-path.ts';

/** A path that a call may write, where that can concern a governed file. */
export interface Place {
  readonly top: string;
  /** As git has it. */
  readonly path: string;
}

/** Tells which paths concern a governed file or the policy: by names and the work tree's configuration, without git. */
export interface Places extends Landing {
  governed(target: string): Promise<Place | undefined>;
}

export function createPlaces(folder: string): Places {
  const tops = new Map<string, Promise<Concerns>>();
  const concernsAt = (top: string) => {
    const found = tops.get(top) ?? readConcerns(top);
    tops.set(top, found);
    return found;
  };
  return {
    target: (path) => realTarget(resolve(folder, path)) ?? resolve(folder, path),
    entry: (path) => {
      const at = resolve(folder, path);
      return join(realTarget(dirname(at)) ?? dirname(at), basename(at));
    },
    governed: async (target) => {
      const tops = topsOnDisk(dirname(target));
      const top = tops.slice(0, -1).find((each) => holds(each, target)) ?? tops.at(-1);
      const path = top === undefined ? undefined : pathBelow(top, target);
      if (top === undefined || path === undefined) return undefined;
      return (await concernsAt(top))(path) ? { top, path } : undefined;
    },
  };
}

/** The governed ones among these places, by where they are. */
export async function governedAmong(
  places: Places,
  targets: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const found = new Map<string, Place>();
  for (const target of new Set(targets)) {
    const place = await places.governed(target);
    if (place !== undefined) found.set(target, place);
  }
  return found;
}

/** Whether it is an outer repository that knows a file, though there is another one around it now. */
function holds(top: string, target: string): boolean {
  const path = pathBelow(top, target);
  return path !== undefined && (entriesInIndex(top, [path])?.length ?? 0) > 0;
}

type Concerns = (path: string) => boolean;

async function readConcerns(top: string): Promise<Concerns> {
  const interests = await interestsAt(top);
  if (interests === undefined) return () => true;
  const named = interests.map(pathInterest);
  return (path) => touchesPolicy([{ path }]) || named.some((isNamed) => isNamed(path));
}

/** Where git keeps the index of a work tree. */
function indexAt(top: string): string {
  return process.env.GIT_INDEX_FILE ?? join(gitFolderOf(top) ?? join(top, '.git'), 'index');
}

/** What the policies are about that may hold here; undefined where git does not say. */
async function interestsAt(top: string): Promise<readonly Interest[] | undefined> {
  const held = bytesAt(join(top, configurationPath));
  const mayBeStaged = indexMayHold(indexAt(top), configurationPath);
  if (held === null && !mayBeStaged) return [interestInNames(knownKinds)];
  const staged = mayBeStaged ? entriesInIndex(top, [configurationPath])?.[0]?.id : undefined;
  // What reads configurations is loaded only where there is one.
  const { configuredInterest, isIdOf } = await import('./configured-places.ts');
  const onDisk = held === null ? [] : [configuredInterest(held)];
  if (held !== null && staged !== undefined && isIdOf(staged, held)) return onDisk;
  const atHead = await interestOfHead(openGitRepository(top));
  return atHead === undefined ? undefined : [...onDisk, atHead];
}

function bytesAt(file: string): Uint8Array | null {
  try {
    return existsSync(file) ? readFileSync(file) : null;
  } catch {
    return null;
  }
}
