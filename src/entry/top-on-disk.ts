import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The top of the work tree around a folder, found without git; undefined outside of one, as in a bare repository. */
export function topOnDisk(folder: string): string | undefined {
  const given = process.env.GIT_WORK_TREE;
  if (given !== undefined) return resolve(folder, given);
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}
