import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PathChange } from '../app/ports.ts';
import { fileEntry, natureOfFile, onDisk } from './work-tree-files.ts';
import type { WorkTreeListing } from './work-tree-listing.ts';

/** The files that git was told not to look at, as they are; one that a sparse checkout left out is no deletion. */
export async function hiddenChanges(
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
