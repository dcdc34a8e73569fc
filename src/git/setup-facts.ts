import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { direct } from './direct.ts';
import { type FolderHooks, hooksIn, noHooks, scriptsFolder } from './hook-folder.ts';
import type { GitRepository } from './repository.ts';
import { listedPaths } from './work-tree/paths.ts';

/** How a repository is set up, as far as it decides whether the gate can judge. */
export interface SetupFacts {
  /** Undefined where git is missing. */
  readonly gitVersion: readonly [major: number, minor: number] | undefined;
  readonly isRepository: boolean;
  /** The top of the work tree; empty where there is none. */
  readonly top: string;
  /** Where git keeps what all work trees share; empty where there is no repository. */
  readonly gitFolder: string;
  readonly isShallow: boolean;
  /** Some objects are fetched when they are needed (a partial clone). */
  readonly isPartial: boolean;
  readonly hasGrafts: boolean;
  readonly hasReplaceRefs: boolean;
  /** The folder git takes hooks from, and whether configuration says so (core.hooksPath). */
  readonly hooksFolder: string;
  readonly hooksPathIsSet: boolean;
  /** What git's configuration names as the program that hooks start, as a path. */
  readonly program?: string;
  /** What git's configuration starts as the merge driver `stateward`. */
  readonly driver?: string;
  /** Hooks of that folder, and of `.git/hooks` where another folder shadows it, that call stateward. */
  readonly callingHooks: readonly string[];
  readonly shadowedHooks: readonly string[];
  /** Hooks of that folder that would call it, were they executable. */
  readonly idleHooks: readonly string[];
  /** Hooks of that folder whose call stands behind a line that ends the script. */
  readonly endedHooks: readonly string[];
  /** Hooks that call stateward, while git finds no way to them: husky's own folder, or that of the main work tree, is not here. */
  readonly restingHooks: readonly string[];
  /** The folder of hooks in the main work tree, where this one has none at that path. */
  readonly mainHooksFolder?: string;
  /** Hooks of that folder that start a hook tool (lefthook, pre-commit), by the tool. */
  readonly toolHooks: FolderHooks['toolHooks'];
  /** Hooks that call stateward from git's configuration. */
  readonly configuredHooks: readonly ConfiguredHook[];
  /** How many people, by name, made the last commits. */
  readonly authors: number;
  /** Whether installed packages lie at the top that git would add. */
  readonly openPackages?: boolean;
  /** Paths in the index. */
  readonly paths: readonly string[];
}

export async function setupFacts(git: GitRepository): Promise<SetupFacts> {
  const said = async (...command: string[]) => {
    const result = await direct(git).run(command);
    return result.ok ? result.output.toString('utf8') : undefined;
  };
  const [version, shown, places, configured, promisors, replaced, hooks, program, driver, authors] =
    await Promise.all([
      said('version'),
      said('rev-parse', '--show-toplevel'),
      said('rev-parse', '--is-shallow-repository', '--git-common-dir'),
      said('config', '--type=path', '--get', 'core.hooksPath'),
      said('config', '--get-regexp', '^remote\\..*\\.promisor$'),
      said('for-each-ref', '--count=1', 'refs/replace'),
      said('config', '-z', '--get-regexp', '^hook\\.'),
      said('config', '--type=path', '--get', 'stateward.program'),
      said('config', '--get', 'merge.stateward.driver'),
      // A repository without a commit has no author.
      said('log', '-n', '500', '--format=%aN'),
    ]);
  const top = shown?.replace(/\n$/, '') ?? '';
  const [shallow, common = ''] = (places ?? '').split('\n');
  const gitFolder = common === '' ? '' : absolute(git.directory, common);
  const atTop = direct({ ...git, directory: top === '' ? git.directory : top });
  const listed = await listedPaths(atTop, 'tracked');
  const packages = await atTop.run([
    'ls-files',
    '--others',
    '--exclude-standard',
    '--directory',
    'node_modules',
  ]);
  return {
    gitVersion: versionOf(version),
    isRepository: top !== '',
    top,
    gitFolder,
    isShallow: shallow === 'true',
    isPartial: promisors?.includes(' true') ?? false,
    hasGrafts: existsSync(join(gitFolder, 'info', 'grafts')),
    hasReplaceRefs: (replaced ?? '') !== '',
    ...hookFacts(top, gitFolder, configured?.trim()),
    configuredHooks: configuredHooks(hooks ?? ''),
    ...(program === undefined ? {} : { program: program.trim() }),
    ...(driver === undefined ? {} : { driver: driver.trim() }),
    authors: new Set((authors ?? '').split('\n').filter((name) => name !== '' && !name.endsWith('[bot]')))
      .size,
    openPackages: packages.ok && packages.output.length > 0,
    paths: listed.ok ? listed.value : [],
  };
}

function versionOf(said = ''): SetupFacts['gitVersion'] {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(said) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor)];
}

/** What stands in the folder git takes hooks from, and in the usual one where that is another. */
function hookFacts(top: string, gitFolder: string, configured: string | undefined) {
  const usual = join(gitFolder, 'hooks');
  const hooksFolder = configured === undefined ? usual : absolute(top, configured);
  const scripts = scriptsFolder(hooksFolder);
  const shadowed = hooksFolder === usual ? noHooks : hooksIn(usual);
  const hooksPathIsSet = configured !== undefined;
  // A path in the configuration counts from the top of each work tree, and git ignores what husky puts there.
  const inMain = absolute(dirname(gitFolder), configured ?? usual);
  const isElsewhere = !existsSync(hooksFolder) && existsSync(inMain);
  const own = hooksIn(scripts, hooksFolder);
  const isWrapped = scripts !== hooksFolder;
  const others = isElsewhere ? hooksIn(inMain) : hooksPathIsSet ? noHooks : hooksIn(join(top, '.husky'));
  return {
    hooksFolder,
    hooksPathIsSet,
    ...own,
    idleHooks: isWrapped ? [] : own.idleHooks,
    shadowedHooks: shadowed.callingHooks,
    restingHooks: isWrapped ? own.idleHooks : [...others.callingHooks, ...others.idleHooks],
    ...(isElsewhere ? { mainHooksFolder: inMain } : {}),
  };
}

function absolute(folder: string, path: string): string {
  return isAbsolute(path) ? path : join(folder, path);
}

/** A hook in git's configuration (git 2.54 and later): `hook.<name>.command` and `.event`. */
interface ConfiguredHook {
  readonly name: string;
  readonly events: readonly string[];
  readonly isEnabled: boolean;
}

/** Hooks that call stateward, from `git config -z --get-regexp ^hook`. */
export function configuredHooks(listing: string): ConfiguredHook[] {
  const hooks = new Map<string, { command: string; events: string[]; isEnabled: boolean }>();
  for (const record of listing.split('\0')) {
    // The section and the last key are in lower case; what stands between is as somebody wrote it.
    const [, name = '', key, value = ''] = /^hook\.(.+)\.([a-z]+)(?:\n(.*))?$/s.exec(record) ?? [];
    const hook = hooks.get(name) ?? { command: '', events: [], isEnabled: true };
    if (key === undefined) continue;
    hooks.set(name, hook);
    if (key === 'command') hook.command = value;
    if (key === 'event') hook.events.push(value);
    if (key === 'enabled') hook.isEnabled = !/^(false|no|off|0)$/i.test(value);
  }
  return [...hooks]
    .filter(([, { command }]) => command.includes('stateward'))
    .map(([name, { events, isEnabled }]) => ({ name, events, isEnabled }));
}
