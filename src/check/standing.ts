import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** What stands at a path. A path on whose way there is a link counts as one: it may lead out of the repository. */
export type Standing = 'absent' | 'file' | 'folder' | 'link' | 'other';

/** What stands below a folder at a path with slashes; no link is followed. */
export function standingAt(folder: string, path: string): Standing {
  const names = path.split('/');
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
