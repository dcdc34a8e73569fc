import { existsSync } from 'node:fs';
import { join, parse, resolve, sep } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The top of the work tree around a folder, found without git; undefined outside of one, as in a bare repository. From the root
 * down, no further than there is anything: a path may have more folders than anybody can make.
 */
export function topOnDisk(folder: string, environment: Environment = process.env): string | undefined {
  const given = environment.GIT_WORK_TREE;
  if (given !== undefined) return resolve(folder, given);
  const path = resolve(folder);
  const { root } = parse(path);
  let at = root;
  let top = existsSync(join(root, '.git')) ? root : undefined;
  for (const name of path.slice(root.length).split(sep)) {
    at = join(at, name);
    if (existsSync(join(at, '.git'))) top = at;
    else if (!existsSync(at)) break;
  }
  return top;
}
