import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type UsageError, usageError } from '../check/usage-error.ts';
import { wayBelow } from '../check/way-below.ts';
import type { Governance } from '../config/govern.ts';
import { done } from '../core/result.ts';
import type { Limits } from '../formats/limits.ts';
import { companionPlaces } from '../runner/companion-places.ts';
import { placesBelow, readCompanions } from '../runner/guarded/companions.ts';
import type { CompanionPlace, Companions, GuardedFile } from '../runner/guarded/guard.ts';
import type { Outcome } from '../runner/guarded/result.ts';

/** One of the two versions. */
export interface SidedFile {
  readonly file: string;
  readonly bytes: Uint8Array | null;
}

export type SidedCompanions = Readonly<
  Record<string, { readonly before?: Uint8Array; readonly after?: Uint8Array }>
>;

interface Beside {
  readonly governance: Governance;
  readonly limits: Limits;
  /** What the governed file is called. */
  readonly path: string;
}

/**
 * The companions of two versions: what lies beside each of them. A single file that lies beside one alone stands for
 * both; a folder's members are its own.
 */
export async function filesBeside(
  { governance, limits, path }: Beside,
  before: SidedFile,
  after: SidedFile,
): Promise<SidedCompanions | UsageError> {
  const places = companionPlaces(governance, limits, path);
  const sides = { before: [before, after], after: [after, before] } as const;
  const companions: Record<string, { before?: Uint8Array; after?: Uint8Array }> = {};
  for (const side of ['before', 'after'] as const) {
    const read = await readBeside(places, path, sides[side], limits.maxBytes);
    if (!read.ok) return unreadable(read.error.message);
    for (const [role, bytes] of read.value) companions[role] = { ...companions[role], [side]: bytes };
  }
  return companions;
}

async function readBeside(
  places: GuardedFile['places'],
  path: string,
  [own, other]: readonly [SidedFile, SidedFile],
  mostBytes: number,
): Promise<Outcome<Companions>> {
  const version = own.bytes ?? other.bytes;
  const homes = [own, other].flatMap(({ file }) => homeOf(file) ?? []);
  return readCompanions({ places }, version === null ? [] : [version], async (place) => {
    for (const home of place.roleAt === undefined ? homes : homes.slice(0, 1)) {
      const { root, ...near } = placeAt(home, folderOf(path), place);
      const read = await placesBelow(root, mostBytes)(near);
      if (!read.ok || read.value.length > 0) return read;
    }
    return done([]);
  });
}

/** A folder on disk that holds a version, seen from a root above it: the current folder, where that is one. */
interface Home {
  readonly root: string;
  readonly folder: string;
}

/** Undefined for what has none: an absent version, standard input and other pipes. */
function homeOf(file: string): Home | undefined {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const [root, folder] = [realpathSync('.'), realpathSync(dirname(file))];
  const way = wayBelow(root, folder);
  return way === undefined ? { root: folder, folder: '' } : { root, folder: way };
}

/** Where a place near the governed file is, near the file that holds a version; others count from the current folder. */
function placeAt(
  home: Home,
  governed: string,
  place: CompanionPlace,
): CompanionPlace & { readonly root: string } {
  const { path, roleAt } = place;
  const near = moved(path, governed, home.folder);
  if (near === undefined) return { ...place, root: realpathSync('.') };
  const { root, folder } = home;
  if (roleAt === undefined) return { ...place, root, path: near };
  return { ...place, root, path: near, roleAt: (other) => roleAt(moved(other, folder, governed) ?? other) };
}

function moved(path: string, from: string, to: string): string | undefined {
  if (path === from) return to;
  if (from === '') return to === '' ? path : `${to}/${path}`;
  if (!path.startsWith(`${from}/`)) return undefined;
  const way = path.slice(from.length + 1);
  return to === '' ? way : `${to}/${way}`;
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

function unreadable(why: string): UsageError {
  return usageError(`what stands beside the two files cannot be read: ${why}`);
}
