import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { direct } from '../../git/direct.ts';
import type { GitRepository } from '../../git/repository.ts';
import { listedPaths } from '../../git/work-tree/paths.ts';
import {
  type FolderHooks,
  hookFolder,
  hooksIn,
  scriptsFolder,
} from '../../integrations/git-hooks/hook-folder.ts';
import { gitLabPath } from '../init/ci.ts';

/** How a repository is set up, as far as it decides whether the gate can judge; of hooks, what is in the folder git uses. */
export interface SetupFacts extends FolderHooks {
  /** Undefined where git is missing. */
  readonly gitVersion: readonly [major: number, minor: number] | undefined;
  readonly isRepository: boolean;
  /** The top of the work tree; empty where there is none. */
  readonly top: string;
  /** Where git keeps what all work trees share; empty where there is no repository. */
  readonly gitFolder: string;
  readonly isShallow: boolean;
  /** The folder git takes hooks from, and whether configuration says so (core.hooksPath). */
  readonly hooksFolder: string;
  readonly hooksPathIsSet: boolean;
  /** What git's configuration names as the program that hooks start, as a path. */
  readonly program?: string;
  /** What git's configuration starts as the merge driver `stateward`. */
  readonly driver?: string;
  /** Hooks of husky that call stateward, while git finds no way to them. */
  readonly restingHooks: readonly string[];
  /** The files that git runs as those hooks, absolute. */
  readonly hookFiles: readonly string[];
  /** Whether a remote, or a file for its CI, says that GitLab hosts it. */
  readonly isGitLab: boolean;
  /** How many people, by name, made the last commits. */
  readonly authors: number;
  /** Paths in the index. */
  readonly paths: readonly string[];
}

/** In a line of git's configuration, before any path. */
const gitLabHost = /\.url (?:\w+:\/\/)?(?:[^\s/@]*@)?[^\s/:]*gitlab/i;

export async function setupFacts(git: GitRepository): Promise<SetupFacts> {
  const answer = async (...command: string[]) => {
    const result = await direct(git).run(command);
    return result.ok ? result.output.toString('utf8') : '';
  };
  const top = (await answer('rev-parse', '--show-toplevel')).replace(/\n$/, '');
  const places = await answer('rev-parse', '--is-shallow-repository', '--git-common-dir');
  const [shallow, common = ''] = places.split('\n');
  const gitFolder = common === '' ? '' : resolve(git.directory, common);
  const setting = async (name: string) => (await answer('config', '--type=path', '--get', name)).trim();
  const [, major, minor] = /(\d+)\.(\d+)/.exec(await answer('version')) ?? [];
  const program = await setting('stateward.program');
  const driver = (await answer('config', '--get', 'merge.stateward.driver')).trim();
  // A repository without a commit has no author.
  const authors = (await answer('log', '-n', '500', '--format=%aN')).split('\n');
  const atTop = direct({ ...git, directory: top === '' ? git.directory : top });
  const listed = await listedPaths(atTop, 'tracked');
  return {
    gitVersion: major === undefined ? undefined : [Number(major), Number(minor)],
    isRepository: top !== '',
    top,
    gitFolder,
    isShallow: shallow === 'true',
    ...hookFacts(top, (await hookFolder(git)) ?? '', (await setting('core.hooksPath')) !== ''),
    ...(program === '' ? {} : { program }),
    ...(driver === '' ? {} : { driver }),
    isGitLab:
      gitLabHost.test(await answer('config', '--get-regexp', '^remote\\..*\\.url$')) ||
      existsSync(join(top, gitLabPath)),
    authors: new Set(authors.filter((name) => name !== '' && !name.endsWith('[bot]'))).size,
    paths: listed.ok ? listed.value : [],
  };
}

/** What stands in the folder git takes hooks from, and in others that it does not. */
function hookFacts(top: string, hooksFolder: string, hooksPathIsSet: boolean) {
  const isWrapped = scriptsFolder(hooksFolder) !== hooksFolder;
  const own = hooksIn(hooksFolder);
  const inHusky = hooksPathIsSet && existsSync(hooksFolder) ? undefined : hooksIn(join(top, '.husky'));
  const unreached = [...(inHusky?.callingHooks ?? []), ...(inHusky?.idleHooks ?? [])];
  return {
    hooksFolder,
    hooksPathIsSet,
    ...own,
    hookFiles: own.callingHooks.map((name) => join(scriptsFolder(hooksFolder), name)),
    idleHooks: isWrapped ? [] : own.idleHooks,
    restingHooks: isWrapped ? own.idleHooks : unreached,
  };
}
