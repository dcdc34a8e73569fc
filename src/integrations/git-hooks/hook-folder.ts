import { constants, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { direct } from '../../git/direct.ts';
import type { GitRepository } from '../../git/repository.ts';

/** What a folder of hooks does for the gate. */
export interface FolderHooks {
  /** Hooks that call stateward, themselves or through another script of the folder. */
  readonly callingHooks: readonly string[];
  /** Hooks that would, but that git passes over because they, or what is to start them, are not there or not executable. */
  readonly idleHooks: readonly string[];
  /** Hooks that start a tool which has its own list of what to run. */
  readonly toolHooks: Readonly<Record<'lefthook' | 'pre-commit', readonly string[]>>;
}

const hookNames = ['commit-msg', 'pre-commit', 'pre-merge-commit', 'pre-push', 'pre-receive'];
const mostBytes = 1 << 18;
/** Windows knows no such mode, and starts whatever is there. */
const executable = process.platform === 'win32' ? -1 : constants.S_IXUSR;
/** A clone may lie in a folder of any name. */
const callsUs = /stateward|\/cli\.js["']? hook [a-z]/;

/** Husky's folder holds wrappers; what they run lies one level up. */
export function scriptsFolder(folder: string): string {
  return basename(folder) === '_' ? dirname(folder) : folder;
}

/** The folder that git takes hooks from; undefined where git does not say. */
export async function hookFolder(git: GitRepository): Promise<string | undefined> {
  const found = await direct(git).run(['rev-parse', '--git-path', 'hooks']);
  return found.ok ? resolve(git.directory, found.output.toString('utf8').replace(/\n$/, '')) : undefined;
}

/** The hooks of a folder, and whether git gets to them: a hook tool has hooks of its own that start these. */
export function hooksIn(folder: string): FolderHooks {
  const texts = scriptsOf(scriptsFolder(folder));
  const callers = [...texts.keys()].filter((name) => callsUs.test(reached(name)));
  const calls = (name: string) =>
    callers.includes(name) || callers.some((caller) => reached(name).includes(`/${caller} `));
  const hooks = hookNames.filter((name) => texts.has(name));
  const calling = hooks.filter(calls);
  const runs = (name: string) => ((standing(join(folder, name))?.mode ?? 0) & executable) !== 0;
  const holding = (mark: RegExp) => hooks.filter((name) => mark.test(texts.get(name) ?? ''));
  return {
    callingHooks: calling.filter(runs),
    idleHooks: calling.filter((name) => !runs(name)),
    toolHooks: {
      lefthook: holding(/lefthook/i),
      'pre-commit': holding(/pre-commit\.com|pre_commit|\bprek\b/),
    },
  };

  /** A script up to the line that ends it whatever happens: `exec` of a program, or `exit`, in no branch. */
  function reached(name: string): string {
    const text = texts.get(name) ?? '';
    const [end] = text.matchAll(/^(?:exec[ \t]+(?!\d*[<>]).*|exit\b.*)$/gm);
    return end === undefined ? text : text.slice(0, end.index + end[0].length);
  }
}

function scriptsOf(folder: string): ReadonlyMap<string, string> {
  try {
    const names = readdirSync(folder).filter((name) => {
      const found = standing(join(folder, name));
      return found?.isFile() === true && found.size <= mostBytes;
    });
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch {
    return new Map();
  }
}

/** git follows links to hooks, so does this. */
function standing(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}
