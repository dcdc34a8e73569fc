import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { wayBelow } from '../../check/way-below.ts';
import { done } from '../../engine/values/result.ts';
import { type Recorded, type Refusal, reasonOf, refused } from './result.ts';

/**
 * Where a path leads (4b, 42, 43): relative to the root, normalised, links resolved; refused where that is not within the root.
 *
 * @param root the real path of the workspace
 */
export function containedPath(root: string, path: unknown): Recorded<string> {
  if (typeof path !== 'string' || path === '' || path.includes('\0'))
    return refused('E_SANDBOX_VIOLATION', `${JSON.stringify(path) ?? 'undefined'} is no path`, '43');
  const target = resolve(root, path);
  if (wayBelow(root, target) === undefined) return outside(path, root);
  try {
    const real = realPath(target);
    return wayBelow(root, real) === undefined ? outside(path, root) : done(real);
  } catch (cause) {
    const message = `${JSON.stringify(path)} cannot be resolved: ${reasonOf(cause)}`;
    return refused('E_SANDBOX_VIOLATION', message, '43');
  }
}

function outside(path: string, root: string): Refusal {
  return refused('E_SANDBOX_VIOLATION', `${JSON.stringify(path)} leads out of ${root}`, '42');
}

/** Of what is not there yet, the nearest folder that is; a link to nothing cannot be resolved and throws. */
function realPath(target: string): string {
  const missing: string[] = [];
  let there = target;
  while (lstatSync(there, { throwIfNoEntry: false }) === undefined && dirname(there) !== there) {
    missing.unshift(basename(there));
    there = dirname(there);
  }
  return join(realpathSync(there), ...missing);
}
