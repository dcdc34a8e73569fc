import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Answer, PathChange, TreeEntry } from '../../app/ports.ts';
import { known } from '../answers.ts';
import { byPath } from '../history/change-parser.ts';
import type { GitRepository } from '../repository.ts';
import { diffIndex, type UncommittedChanges } from './diff-index.ts';
import { fileEntry, holdsBlob, isFileId, natureOfFile, onDisk } from './work-tree-files.ts';
import { type WorkTreeListing, workTreeListing } from './work-tree-listing.ts';

const notHashed = /^0+$/;

export interface WorkTreeChanges extends UncommittedChanges {
  /** HEAD's tree, told by what the index holds and what differs from it, so that no object need be read. */
  atHead(): ReadonlyMap<string, TreeEntry>;
}

/** What the work tree changes against HEAD, untracked files included; `git.directory` must be its top. */
export async function workTreeChanges(git: GitRepository): Promise<Answer<WorkTreeChanges>> {
  // Only what a submodule has checked out counts: to look for edits inside, git would run git in each of them.
  const [differing, listing] = await Promise.all([
    diffIndex(git, ['--ignore-submodules=dirty']),
    workTreeListing(git),
  ]);
  if (!differing.ok) return differing;
  if (!listing.ok) return listing;
  const changes = new Map(differing.value.changes.map((change) => [change.path, change]));
  for (const path of listing.value.untracked) {
    const nature = await natureOfFile(git.directory, path);
    // Gone from the index but not from the work tree: still the same file.
    const before = changes.get(path)?.before ?? null;
    if (nature !== undefined) changes.set(path, { path, before, after: fileEntry(path, nature) });
  }
  for (const change of await hiddenChanges(git.directory, listing.value, changes))
    changes.set(change.path, change);
  const real: PathChange[] = [];
  // One after the other: all at once would hold the whole work tree in memory.
  for (const change of changes.values()) {
    const stated = await withFile(git.directory, change);
    if (stated !== undefined) real.push(stated);
  }
  let atHead: ReadonlyMap<string, TreeEntry> | undefined;
  return known({
    changes: real.sort(byPath),
    unborn: differing.value.unborn,
    atHead: () => {
      atHead ??= treeBefore(listing.value.tracked(), differing.value.changes);
      return atHead;
    },
  });
}

/** The tree that these changes were made to, sorted; what git compares with HEAD it lists wherever the two differ. */
function treeBefore(
  tracked: ReadonlyMap<string, TreeEntry>,
  changes: readonly PathChange[],
): ReadonlyMap<string, TreeEntry> {
  const tree = new Map(tracked);
  for (const { path, before } of changes) {
    if (before === null) tree.delete(path);
    else tree.set(path, before);
  }
  const entries = [...tree].map(([path, entry]) => ({ path, entry }));
  return new Map(entries.sort(byPath).map(({ path, entry }) => [path, entry]));
}

/** The change with an id that can be opened; undefined where only time stamps changed. */
async function withFile(top: string, change: PathChange): Promise<PathChange | undefined> {
  const { path, before, after } = change;
  if (after === null) return change;
  const open = isFileId(after.blob) || notHashed.test(after.blob);
  const entry = open ? fileEntry(path, after.nature) : after;
  if (before?.nature !== entry.nature || entry.nature === 'submodule') return { ...change, after: entry };
  return open && (await holdsBlob(top, path, before.blob)) ? undefined : { ...change, after: entry };
}

/** The files that git was told not to look at, as they are; one that a sparse checkout left out is no deletion. */
async function hiddenChanges(
  top: string,
  { hidden, tracked }: WorkTreeListing,
  changes: ReadonlyMap<string, PathChange>,
): Promise<readonly PathChange[]> {
  const found: PathChange[] = [];
  for (const path of hiddenThere(top, hidden)) {
    const nature = await natureOfFile(top, path);
    if (nature === undefined && hidden.get(path) === 'skipped') continue;
    const change = changes.get(path);
    // Where the index holds what HEAD does, it is not listed.
    const before = change === undefined ? (tracked().get(path) ?? null) : change.before;
    if (before !== null || nature !== undefined)
      found.push({ path, before, after: nature === undefined ? null : fileEntry(path, nature) });
  }
  return found;
}

/** Without those whose folder is not there: a sparse checkout leaves out whole folders. */
function hiddenThere(top: string, hidden: WorkTreeListing['hidden']): string[] {
  const folders = new Map<string, boolean>();
  return [...hidden].flatMap(([path, how]) => {
    const folder = dirname(path);
    const isThere = folders.get(folder) ?? existsSync(onDisk(top, folder));
    folders.set(folder, isThere);
    return isThere || how === 'assumed' ? [path] : [];
  });
}
