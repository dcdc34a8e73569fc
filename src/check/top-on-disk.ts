import { existsSync } from 'node:fs';
import { join, parse, resolve, sep } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The top of the work tree around a folder, found without git; undefined outside of one, as in a bare repository. */
export function topOnDisk(folder: string, environment: Environment = process.env): string | undefined {
  return topsOnDisk(folder, environment).at(-1);
}

/**
 * The tops of all work trees around a folder, the innermost last. From the root down, no further than there is anything: a path may
 * have more folders than anybody can make.
 */
export function topsOnDisk(folder: string, environment: Environment = process.env): readonly string[] {
  const given = environment.GIT_WORK_TREE;
  if (given !== undefined) return [resolve(folder, given)];
  const path = resolve(folder);
  const { root } = parse(path);
  let at = root;
  const tops = existsSync(join(root, '.git')) ? [root] : [];
  for (const name of path.slice(root.length).split(sep)) {
    at = join(at, name);
    if (existsSync(join(at, '.git'))) tops.push(at);
    else if (!existsSync(at)) break;
  }
  return tops;
}
