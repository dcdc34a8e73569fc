import { existsSync, type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';

/** Nobody keeps state there, and much moves. */
const passedOver: ReadonlySet<string> = new Set(['.git', 'node_modules']);
/** What of git's own folder a commit, a checkout and a staged file change. */
const ofGit: ReadonlySet<string> = new Set(['HEAD', 'index']);
const mostFolders = 5_000;

export interface Watched {
  /** How many folders could not be watched, because there are too many or the system has no more room. */
  readonly left: number;
  close(): void;
}

/**
 * Tells of every change in the folders of these paths, and in those that come. Folders are watched, not files: an editor that
 * writes by rename leaves a watched file behind, and a folder sees the new one.
 */
export function watchFolders(
  top: string,
  paths: readonly string[],
  gitFolder: string,
  onChange: () => void,
): Watched {
  const watchers = new Map<string, FSWatcher>();
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const open = (folder: string, onName: (name: string) => void): boolean => {
    if (watchers.has(folder)) return true;
    if (watchers.size >= mostFolders) return false;
    try {
      // Links are not followed to other trees: git does not look behind them either.
      const watcher = watch(folder, (_, name) => onName(name ?? ''));
      watcher.on('error', () => drop(folder));
      watchers.set(folder, watcher);
      return true;
    } catch {
      // Gone meanwhile, or no room for another one.
      return !existsSync(folder);
    }
  };
  const add = (folder: string): boolean =>
    open(folder, (name) => {
      // One that comes again under the same name is another one.
      if (!existsSync(folder)) drop(folder);
      else if (name !== '' && !passedOver.has(name)) addBelow(join(folder, name));
      if (!passedOver.has(name)) onChange();
    });
  const addBelow = (folder: string) => {
    if (!isFolder(folder)) return;
    add(folder);
    for (const name of namesIn(folder)) if (!passedOver.has(name)) addBelow(join(folder, name));
  };
  open(gitFolder, (name) => {
    if (ofGit.has(name)) onChange();
  });
  const folders = foldersOf(paths).map((folder) => join(top, folder));
  const left = folders.filter((folder) => !add(folder)).length;
  return {
    left,
    close: () => {
      for (const folder of [...watchers.keys()]) drop(folder);
    },
  };
}

/** The folders of some paths and all that they lie in, those near the top first. */
function foldersOf(paths: readonly string[]): string[] {
  const all = new Set(['.']);
  for (const path of paths)
    for (let folder = dirname(path); !all.has(folder); folder = dirname(folder)) all.add(folder);
  const depth = (folder: string) => folder.split('/').length;
  return [...all].sort((left, right) => depth(left) - depth(right));
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
