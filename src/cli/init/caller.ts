import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fieldOf, itemsOf } from '../../check/json-fields.ts';
import type { TopFolder } from '../../check/top-folder.ts';
import { wayBelow } from '../../check/way-below.ts';
import { jsonObjectIn } from '../../formats/json-value.ts';
import { packageFrom } from '../../output/home.ts';

/**
 * How a hook starts the command line. No path of one machine is ever written where others get it: what lies outside of
 * the repository is named by each clone's own configuration of git.
 */
export interface Caller {
  /** The script that node runs, from the top of the repository; where `named` is given, it stands in git's configuration. */
  readonly script: string;
  /** What `git config stateward.program` has to say on this machine. */
  readonly named?: string;
  /** What npx fetched for now only: it has to be installed before anything can start it again. */
  readonly fetched?: string;
}

/** Where npm puts the program, from the top of whoever depends on it. */
export const installed = 'node_modules/stateward/dist/cli.js';

/** The key of git's configuration, as a word of a shell command and as a person writes it. */
export const programKey = 'stateward.program';

/** The installed package where the repository has one, else the program that runs now. */
export function findCaller(folder: TopFolder, running: string): Caller {
  if (dependency(folder.text('package.json'), 'stateward') !== undefined || folder.look(installed) === 'file')
    return { script: installed };
  const script = existsSync(running) ? realpathSync(running) : running;
  const inside = wayBelow(folder.folder, script);
  if (inside !== undefined) return { script: inside };
  const fetched = fetchedByNpx(script);
  if (fetched !== undefined) return { script: installed, fetched };
  return { script, named: script };
}

/** The main work tree, in a shell: in another one nothing is installed, and hooks are the same for all of them. */
export const mainWorkTree = '$(git rev-parse --git-common-dir)/..';

/** The program as a word of a shell command, without a double quote inside. */
export function programWord({ script, named }: Caller): string {
  if (named !== undefined) return `"$(git config --path ${programKey})"`;
  if (isAbsolute(script)) return shellWord(script);
  return `"$(IFS=;stateward=${shellWord(script)};[ -f $stateward ]||stateward=${mainWorkTree}/$stateward;echo $stateward)"`;
}

/** The version of a package that package.json demands; one that cannot be read demands nothing. */
export function dependency(packageJson: string | undefined, name: string): string | undefined {
  const root = jsonObjectIn(packageJson ?? '');
  const demanded = ['dependencies', 'devDependencies'].map((key) => fieldOf(root, key, name));
  return demanded.find((version) => typeof version === 'string');
}

/** What `npx` was told to fetch, where a program runs from its cache: that folder is gone one day, and on no other machine. */
function fetchedByNpx(script: string): string | undefined {
  const [, cache] = /^(.*[\\/]_npx[\\/][^\\/]+)[\\/]node_modules[\\/]/.exec(script) ?? [];
  if (cache === undefined) return undefined;
  const file = join(cache, 'package.json');
  const root = jsonObjectIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const [named] = itemsOf(fieldOf(root, '_npx', 'packages'));
  return typeof named === 'string' ? named : packageFrom;
}

/** One word for any POSIX shell. */
export function shellWord(word: string): string {
  return /^[\w@%+=,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
