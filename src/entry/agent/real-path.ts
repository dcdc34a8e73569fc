import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { wayBelow } from '../../store/way-below.ts';

/** Links that lead nowhere yet may lead to each other. */
const mostLinks = 40;

/** Where what is written to a path lands, all links followed, even if nothing is there yet; undefined in a circle. */
export function realTarget(path: string): string | undefined {
  let at = resolve(path);
  let rest = '';
  for (let left = mostLinks; left > 0; ) {
    const real = realOf(at);
    if (real !== undefined) return join(real, rest);
    const link = linkAt(at);
    if (link !== undefined) {
      at = resolve(realOf(dirname(at)) ?? dirname(at), link);
      left -= 1;
    } else {
      rest = join(basename(at), rest);
      if (dirname(at) === at) return join(at, rest);
      at = dirname(at);
    }
  }
  return undefined;
}

/** A path as git has it, from the top of its work tree; undefined where it lies outside, or is git's own. */
export function pathBelow(folder: string, path: string): string | undefined {
  const inside = wayBelow(realOf(folder) ?? folder, path) ?? '';
  return inside === '' || /^\.git(?:\/|$)/i.test(inside) ? undefined : inside;
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function linkAt(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}
