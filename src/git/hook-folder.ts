import { constants, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { direct } from './direct.ts';
import type { GitRepository } from './repository.ts';

/** What a folder of hooks does for the gate; names are sorted. */
export interface FolderHooks {
  /** Hooks that call stateward, themselves or through another script of the folder. */
  readonly callingHooks: readonly string[];
  /** Hooks that would, but that git passes over because they, or what is to start them, are not there or not executable. */
  readonly idleHooks: readonly string[];
  /** Hooks whose call stands behind a line that ends the script. */
  readonly endedHooks: readonly string[];
  /** Hooks that start a tool which has its own list of what to run. */
  readonly toolHooks: Readonly<Record<HookTool, readonly string[]>>;
}

export type HookTool = 'lefthook' | 'pre-commit';

export const noHooks: FolderHooks = {
  callingHooks: [],
  idleHooks: [],
  endedHooks: [],
  toolHooks: { lefthook: [], 'pre-commit': [] },
};

const hookNames = ['commit-msg', 'pre-commit', 'pre-merge-commit', 'pre-push', 'pre-receive'] as const;
const mostBytes = 1 << 18;
/** A clone may lie in a folder of any name. */
const callsUs = /stateward|\/cli\.js["']? hook [a-z]/;

/** Husky's folder holds wrappers; what they run lies one level up. */
export function scriptsFolder(folder: string): string {
  return basename(folder) === '_' ? dirname(folder) : folder;
}

/** The folder that git takes hooks from; undefined where git does not say. */
export async function hookFolder(git: GitRepository): Promise<string | undefined> {
  const said = await direct(git).run(['rev-parse', '--git-path', 'hooks']);
  return said.ok ? resolve(git.directory, said.output.toString('utf8').replace(/\n$/, '')) : undefined;
}

/** The hooks of a folder, and whether git gets to them: a hook tool has hooks of its own that start these. */
export function hooksIn(folder: string, startedIn = folder): FolderHooks {
  const texts = scriptsOf(folder);
  const callers = [...texts].filter(([, text]) => callsUs.test(reached(text))).map(([name]) => name);
  const calls = (name: string, text: string) =>
    callers.includes(name) || callers.some((caller) => reached(text).includes(`/${caller} `));
  const hooks = hookNames.flatMap((name) => {
    const text = texts.get(name);
    return text === undefined ? [] : [{ name, text }];
  });
  const calling = hooks.filter(({ name, text }) => calls(name, text)).map(({ name }) => name);
  const runs = (name: string) => isExecutable(join(startedIn, name));
  const startedBy = (mark: RegExp) => hooks.filter(({ text }) => mark.test(text)).map(({ name }) => name);
  return {
    callingHooks: calling.filter(runs),
    idleHooks: calling.filter((name) => !runs(name)),
    endedHooks: hooks
      .filter(({ name, text }) => callsUs.test(text) && !calling.includes(name))
      .map(({ name }) => name),
    toolHooks: {
      lefthook: startedBy(/lefthook/i),
      'pre-commit': startedBy(/pre-commit\.com|pre_commit|\bprek\b/),
    },
  };
}

/** A script up to the line that ends it whatever happens: `exec` of a program, or `exit`, in no branch. */
function reached(text: string): string {
  const [end] = text.matchAll(/^(?:exec[ \t]+(?!\d*[<>]).*|exit\b.*)$/gm);
  return end === undefined ? text : text.slice(0, end.index + end[0].length);
}

function scriptsOf(folder: string): ReadonlyMap<string, string> {
  try {
    const names = readdirSync(folder).filter((name) => isReadable(join(folder, name)));
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch {
    return new Map();
  }
}

/** git follows links to hooks, so does this. */
function isReadable(path: string): boolean {
  const found = lstatSync(path).isSymbolicLink()
    ? statSync(path, { throwIfNoEntry: false })
    : lstatSync(path);
  return found?.isFile() === true && found.size <= mostBytes;
}

function isExecutable(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (process.platform === 'win32' || (found.mode & constants.S_IXUSR) !== 0);
}
