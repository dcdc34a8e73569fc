import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { wayBelow } from './way-below.ts';

/** A path as somebody types it from the current folder, as a path from a top folder; undefined where it lies outside. */
export function pathBelow(top: string, typed: string): string | undefined {
  const full = resolve(typed);
  return wayBelow(top, full) ?? wayBelow(realFolder(top), join(realFolder(dirname(full)), basename(full)));
}

/** The folder without links on the way to it, as far as it is there; the file itself may be a link that counts. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    const above = dirname(folder);
    return above === folder ? folder : join(realFolder(above), basename(folder));
  }
}
