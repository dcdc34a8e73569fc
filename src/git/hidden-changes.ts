import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Answer, PathChange, TreeEntry } from '../app/ports.ts';
import { known, unknown } from './answers.ts';
import { gitFailed, outputUnreadable } from './obstacles.ts';
import { pathText, splitAtNul } from './path-text.ts';
import type { GitRepository } from './repository.ts';
import { treeEntry } from './tree-entry.ts';
import type { Unlisted } from './unlisted-paths.ts';
import { fileEntry, natureOfFile, onDisk } from './work-tree-files.ts';

/** The files that git was told not to look at, as they are; one that a sparse checkout left out is no deletion. */
export async function hiddenChanges(
  git: GitRepository,
  { hidden }: Unlisted,
  changes: ReadonlyMap<string, PathChange>,
): Promise<Answer<readonly PathChange[]>> {
  const there = hiddenThere(git.directory, hidden);
  if (there.length === 0) return known([]);
  const entries = await indexEntries(git);
  if (!entries.ok) return entries;
  const found: PathChange[] = [];
  for (const path of there) {
    const nature = await natureOfFile(git.directory, path);
    if (nature === undefined && hidden.get(path) === 'skipped') continue;
    const change = changes.get(path);
    // Where the index holds what HEAD does, it is not listed.
    const before = change === undefined ? (entries.value.get(path) ?? null) : change.before;
    if (before !== null || nature !== undefined)
      found.push({ path, before, after: nature === undefined ? null : fileEntry(path, nature) });
  }
  return known(found);
}

/** Without those whose folder is not there: a sparse checkout leaves out whole folders. */
function hiddenThere(top: string, hidden: Unlisted['hidden']): string[] {
  const folders = new Map<string, boolean>();
  return [...hidden].flatMap(([path, how]) => {
    const folder = dirname(path);
    const isThere = folders.get(folder) ?? existsSync(onDisk(top, folder));
    folders.set(folder, isThere);
    return isThere || how === 'assumed' ? [path] : [];
  });
}

async function indexEntries(git: GitRepository): Promise<Answer<ReadonlyMap<string, TreeEntry>>> {
  const result = await git.run(['ls-files', '-s', '-z']);
  if (!result.ok) return unknown(gitFailed('ls-files', result));
  const records = splitAtNul(result.output);
  if (records === undefined) return unknown(outputUnreadable('ls-files'));
  const entries = new Map<string, TreeEntry>();
  for (const record of records) {
    const tab = record.indexOf(9);
    const [mode = '', blob = ''] = record.toString('latin1', 0, tab).split(' ');
    entries.set(pathText(record.subarray(tab + 1)), treeEntry(mode, blob));
  }
  return known(entries);
}
