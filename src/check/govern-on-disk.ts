import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Govern } from '../config/govern.ts';
import type { TopFolder } from './top-folder.ts';
import { wayBelow } from './way-below.ts';

/**
 * The same, without files of the work tree that bear a usual name and have another shape. What cannot be read is taken
 * by its name: breaking a file does not make it something else.
 */
export function governOnDisk(govern: Govern, folder: TopFolder | undefined): Govern {
  return (path) => {
    const governance = govern(path);
    if (folder === undefined || governance?.hasShape === undefined) return governance;
    const bytes = folder.read(path) ?? bytesBehind(folder, path);
    return bytes === undefined || governance.hasShape(bytes) ? governance : undefined;
  };
}

/** What a link leads to, as long as that lies in the repository too. */
function bytesBehind(folder: TopFolder, path: string): Buffer | undefined {
  try {
    const top = realpathSync(folder.folder);
    const inside = wayBelow(top, realpathSync(join(top, path)));
    return inside === undefined ? undefined : folder.read(inside);
  } catch {
    return undefined;
  }
}
