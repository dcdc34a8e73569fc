import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { GitRepository } from './repository.ts';

/** How a repository is set up, as far as it decides whether the gate can judge. */
export interface SetupFacts {
  /** Undefined where git is missing. */
  readonly gitVersion: readonly [major: number, minor: number] | undefined;
  readonly isRepository: boolean;
  readonly isShallow: boolean;
  readonly hasGrafts: boolean;
  readonly hasReplaceRefs: boolean;
  /** The folder git takes hooks from, and whether configuration says so (core.hooksPath). */
  readonly hooksFolder: string;
  readonly hooksPathIsSet: boolean;
  /** Hooks of that folder, and of `.git/hooks` where another folder shadows it, that call stateward. */
  readonly callingHooks: readonly string[];
  readonly shadowedHooks: readonly string[];
  /** Paths in the index. */
  readonly paths: readonly string[];
}

export async function setupFacts(git: GitRepository): Promise<SetupFacts> {
  const said = async (...command: string[]) => {
    const result = await git.run(command);
    return result.ok ? result.output.toString('utf8') : undefined;
  };
  const version = /(\d+)\.(\d+)/.exec((await said('version')) ?? '');
  const [top, shallow, common] = (
    (await said('rev-parse', '--show-toplevel', '--is-shallow-repository', '--git-common-dir')) ?? ''
  ).split('\n');
  const configured = (await said('config', '--get', 'core.hooksPath'))?.trim();
  const root = top ?? '';
  const shared = common === undefined || common === '' ? '.git' : common;
  const folder = isAbsolute(shared) ? shared : join(git.directory, shared);
  const usual = join(folder, 'hooks');
  const hooksFolder =
    configured === undefined ? usual : isAbsolute(configured) ? configured : join(root, configured);
  return {
    gitVersion: version === null ? undefined : [Number(version[1]), Number(version[2])],
    isRepository: root !== '',
    isShallow: shallow === 'true',
    hasGrafts: existsSync(join(folder, 'info', 'grafts')),
    hasReplaceRefs: ((await said('for-each-ref', '--count=1', 'refs/replace')) ?? '') !== '',
    hooksFolder,
    hooksPathIsSet: configured !== undefined,
    callingHooks: hooksThatCall(scriptsFolder(hooksFolder)),
    shadowedHooks: hooksFolder === usual ? [] : hooksThatCall(usual),
    paths: ((await said('ls-files', '-z')) ?? '').split('\0').filter((path) => path !== ''),
  };
}

/** Husky's folder holds wrappers; what they run lies one level up. */
function scriptsFolder(folder: string): string {
  return basename(folder) === '_' ? dirname(folder) : folder;
}

function hooksThatCall(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(folder, entry.name), 'utf8').includes('stateward'))
    .map(({ name }) => name)
    .sort();
}
