import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { waiversPath } from '../engine/policy/policy-paths.ts';
import { commandName } from '../output/home.ts';
import type { Reader } from '../output/repair-command.ts';
import { shellQuote } from '../output/shell-quote.ts';
import { topOnDisk } from './top-on-disk.ts';

/** Where this program was called, and by what script. */
interface Call {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly script: string | undefined;
}

/** The folder of a reader below the top of the work tree, and how the program is started there. */
export function readerAt({ cwd, env, script = '' }: Call): Required<Reader> {
  const top = topOnDisk(cwd, env);
  const hasWaivers = top !== undefined && existsSync(join(top, waiversPath));
  return { folder: folderOf(cwd, top, env), program: programAt(cwd, script), hasWaivers };
}

/** A hook runs at the top, and git says from where it was called. */
function folderOf(cwd: string, top: string | undefined, env: Call['env']): string {
  const below = top === undefined ? '' : relative(top, cwd).split(sep).join('/');
  // Git's own folder is no place of the work tree: from there nobody restores a file.
  if (/^\.git(?:\/|$)/.test(below)) return '';
  return below === '' ? (env.GIT_PREFIX ?? '').replace(/\/$/, '') : below;
}

/** npx looks in this folder and those above it: in a linked work tree, or beside a clone of the program, it finds nothing. */
function programAt(cwd: string, script: string): string {
  const isFound = (folder: string): boolean =>
    existsSync(join(folder, 'node_modules/.bin/stateward')) ||
    (dirname(folder) !== folder && isFound(dirname(folder)));
  if (basename(script) !== 'cli.js' || isFound(cwd)) return commandName;
  return `node ${shellQuote(resolve(cwd, script))}`;
}
