import type { Answer, PathChange } from '../app/ports.ts';
import { known } from './answers.ts';
import { byPath } from './change-parser.ts';
import { diffIndex, type UncommittedChanges } from './diff-index.ts';
import { hiddenChanges } from './hidden-changes.ts';
import type { GitRepository } from './repository.ts';
import { unlistedPaths } from './unlisted-paths.ts';
import { fileEntry, holdsBlob, isFileId, natureOfFile } from './work-tree-files.ts';

const notHashed = /^0+$/;

/** What the work tree changes against HEAD, untracked files included; `git.directory` must be its top. */
export async function workTreeChanges(git: GitRepository): Promise<Answer<UncommittedChanges>> {
  // Only what a submodule has checked out counts: to look for edits inside, git would run git in each of them.
  const [tracked, unlisted] = await Promise.all([
    diffIndex(git, ['--ignore-submodules=dirty']),
    unlistedPaths(git),
  ]);
  if (!tracked.ok) return tracked;
  if (!unlisted.ok) return unlisted;
  const changes = new Map(tracked.value.changes.map((change) => [change.path, change]));
  for (const path of unlisted.value.untracked) {
    const nature = await natureOfFile(git.directory, path);
    // Gone from the index but not from the work tree: still the same file.
    const before = changes.get(path)?.before ?? null;
    if (nature !== undefined) changes.set(path, { path, before, after: fileEntry(path, nature) });
  }
  const hidden = await hiddenChanges(git, unlisted.value, changes);
  if (!hidden.ok) return hidden;
  for (const change of hidden.value) changes.set(change.path, change);
  const real: PathChange[] = [];
  // One after the other: all at once would hold the whole work tree in memory.
  for (const change of changes.values()) {
    const stated = await withFile(git.directory, change);
    if (stated !== undefined) real.push(stated);
  }
  return known({ changes: real.sort(byPath), unborn: tracked.value.unborn });
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
