import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type ConfiguredHook, configuredHooks } from './configured-hooks.ts';
import { direct } from './direct.ts';
import { type FolderHooks, hooksIn, noHooks, scriptsFolder } from './hook-folder.ts';
import { listedPaths } from './listed-paths.ts';
import type { GitRepository } from './repository.ts';

/** How a repository is set up, as far as it decides whether the gate can judge. */
export interface SetupFacts {
  /** Undefined where git is missing. */
  readonly gitVersion: readonly [major: number, minor: number] | undefined;
  readonly isRepository: boolean;
  /** The top of the work tree; empty where there is none. */
  readonly top: string;
  /** Where git keeps what all work trees share. */
  readonly gitFolder: string;
  readonly isShallow: boolean;
  /** Some objects are fetched when they are needed (a partial clone). */
  readonly isPartial: boolean;
  readonly hasGrafts: boolean;
  readonly hasReplaceRefs: boolean;
  /** The folder git takes hooks from, and whether configuration says so (core.hooksPath). */
  readonly hooksFolder: string;
  readonly hooksPathIsSet: boolean;
  /** Hooks of that folder, and of `.git/hooks` where another folder shadows it, that call stateward. */
  readonly callingHooks: readonly string[];
  readonly shadowedHooks: readonly string[];
  /** Hooks of that folder that would call it, were they executable. */
  readonly idleHooks: readonly string[];
  /** Hooks of that folder that start a hook tool (lefthook, pre-commit), by the tool. */
  readonly toolHooks: FolderHooks['toolHooks'];
  /** Hooks that call stateward from git's configuration. */
  readonly configuredHooks: readonly ConfiguredHook[];
  /** Paths in the index. */
  readonly paths: readonly string[];
}

export async function setupFacts(git: GitRepository): Promise<SetupFacts> {
  const said = async (...command: string[]) => {
    const result = await direct(git).run(command);
    return result.ok ? result.output.toString('utf8') : undefined;
  };
  const version = /(\d+)\.(\d+)/.exec((await said('version')) ?? '');
  const top = (await said('rev-parse', '--show-toplevel'))?.replace(/\n$/, '') ?? '';
  const [shallow, common = ''] = lines(
    await said('rev-parse', '--is-shallow-repository', '--git-common-dir'),
  );
  const configured = (await said('config', '--type=path', '--get', 'core.hooksPath'))?.trim();
  const gitFolder = absolute(git.directory, common === '' ? '.git' : common);
  const usual = join(gitFolder, 'hooks');
  const hooksFolder = configured === undefined ? usual : absolute(top, configured);
  const active = hooksIn(scriptsFolder(hooksFolder), scriptsFolder(hooksFolder) === hooksFolder);
  const listed = await listedPaths(
    direct({ ...git, directory: top === '' ? git.directory : top }),
    'tracked',
  );
  return {
    gitVersion: version === null ? undefined : [Number(version[1]), Number(version[2])],
    isRepository: top !== '',
    top,
    gitFolder,
    isShallow: shallow === 'true',
    isPartial: (await said('config', '--get-regexp', '^remote\\..*\\.promisor$'))?.includes(' true') ?? false,
    hasGrafts: existsSync(join(gitFolder, 'info', 'grafts')),
    hasReplaceRefs: ((await said('for-each-ref', '--count=1', 'refs/replace')) ?? '') !== '',
    hooksFolder,
    hooksPathIsSet: configured !== undefined,
    callingHooks: active.callingHooks,
    idleHooks: active.idleHooks,
    toolHooks: active.toolHooks,
    shadowedHooks: hooksFolder === usual ? noHooks.callingHooks : hooksIn(usual, true).callingHooks,
    configuredHooks: configuredHooks((await said('config', '-z', '--get-regexp', '^hook\\.')) ?? ''),
    paths: listed.ok ? listed.value : [],
  };
}

function lines(text: string | undefined): readonly string[] {
  return (text ?? '').split('\n');
}

function absolute(folder: string, path: string): string {
  return isAbsolute(path) ? path : join(folder, path);
}
