import { lstatSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { join, parse, resolve, sep } from 'node:path';
import { wayBelow } from '../../check/way-below.ts';

/** Links that lead nowhere yet may lead to each other. */
const mostLinks = 40;

/** Where what is written to a path lands, all links followed, even if nothing is there yet; undefined in a circle. */
export function realTarget(path: string): string | undefined {
  let at = resolve(path);
  for (let left = mostLinks; left > 0; left -= 1) {
    const whole = realOf(at);
    if (whole !== undefined) return whole;
    const { real, name, rest } = lastReal(at);
    const link = name === undefined ? undefined : linkAt(join(real, name));
    if (link === undefined) return join(real, name ?? '', rest);
    at = join(resolve(real, link), rest);
  }
  return undefined;
}

/** What is there of a path, and what is not: found from the top, since a path may have more folders than anybody can make. */
function lastReal(path: string): { real: string; name: string | undefined; rest: string } {
  const { root } = parse(path);
  const names = path.slice(root.length).split(sep);
  let real = realOf(root) ?? root;
  for (const [index, name] of names.entries()) {
    const next = realOf(join(real, name));
    if (next === undefined) return { real, name, rest: names.slice(index + 1).join(sep) };
    real = next;
  }
  return { real, name: undefined, rest: '' };
}

/** A path as git has it, from the top of its work tree; undefined where it lies outside, or is git's own. */
export function pathBelow(folder: string, path: string): string | undefined {
  const inside = wayBelow(realOf(folder) ?? folder, path) ?? '';
  return inside === '' || /^\.git(?:\/|$)/i.test(inside) ? undefined : inside;
}

/** What stands at a path itself; undefined where nothing does, or it cannot be told. */
export function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
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
    return statOf(path)?.isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}
