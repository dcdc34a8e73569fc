import { realpathSync } from 'node:fs';
import { basename, dirname, join, parse, resolve, sep } from 'node:path';
import { wayBelow } from './way-below.ts';

/** A path as somebody types it from the current folder, as a path from a top folder; undefined where it lies outside. */
export function pathBelow(top: string, typed: string): string | undefined {
  const full = resolve(typed);
  return wayBelow(top, full) ?? wayBelow(realFolder(top), realPlace(full));
}

/** An absolute path without links on the way to it; what stands there itself may be a link that counts. */
export function realPlace(path: string): string {
  return join(realFolder(dirname(path)), basename(path));
}

/** From the root down, no further than there is anything: a path may have more folders than anybody can make. */
function realFolder(folder: string): string {
  const { root } = parse(folder);
  const names = folder.slice(root.length).split(sep);
  let real = root;
  for (const [index, name] of names.entries()) {
    const next = realOf(join(real, name));
    if (next === undefined) return join(real, names.slice(index).join(sep));
    real = next;
  }
  return real;
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
