import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands at a path. A path on whose way there is a link counts as one: it may lead out of the repository. */
export type Standing = 'absent' | 'file' | 'folder' | 'link' | 'other';

/** Files below a folder, by paths with slashes; no link is followed. */
export interface TopFolder {
  readonly folder: string;
  look(path: string): Standing;
  /** The bytes of a regular file of reasonable size; undefined for everything else. */
  read(path: string): Buffer | undefined;
  /** The same as text. */
  text(path: string): string | undefined;
}

/** State files are read too, to see whether they have the shape of their kind. */
const mostBytes = 1 << 26;

export function openFolder(folder: string): TopFolder {
  const look = (path: string) => standingAt(folder, path.split('/'));
  const read = (path: string) => {
    if (look(path) !== 'file') return undefined;
    const found = join(folder, path);
    return lstatSync(found).size > mostBytes ? undefined : readFileSync(found);
  };
  return { folder, look, read, text: (path) => read(path)?.toString('utf8') };
}

function standingAt(folder: string, names: readonly string[]): Standing {
  let at = folder;
  for (const [index, name] of names.entries()) {
    at = join(at, name);
    const nature = natureOf(at);
    if (nature !== 'folder' || index === names.length - 1)
      return nature === 'file' && index < names.length - 1 ? 'other' : nature;
  }
  return 'folder';
}

function natureOf(path: string): Standing {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'absent';
  if (found.isSymbolicLink()) return 'link';
  if (found.isDirectory()) return 'folder';
  return found.isFile() ? 'file' : 'other';
}
