import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type GitFailure, type GitOutput, type GitRepository, globalOptions, outcome } from './repository.ts';

/** Where git runs, and with what environment. */
type Place = Omit<GitRepository, 'run'>;

/**
 * The same repository without simple-git, which waits 50 ms after each empty answer: too long for a hook. A hook has nothing
 * else to do meanwhile, and to wait takes less than to be told.
 */
export function direct(git: Place): GitRepository {
  return { ...git, run: (command, input) => Promise.resolve(runNow(git, command, input)) };
}

export function runNow(
  git: Place,
  command: readonly string[],
  input: string | Uint8Array = '',
): GitOutput | GitFailure {
  const { error, status, stdout, stderr } = spawnSync('git', [...globalOptions, ...command], {
    ...startOptions(git),
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  // A git that ends before it has read all of its input breaks the pipe; how it ended tells the rest.
  if (error !== undefined && status === null) return neverRan(git, error);
  return outcome(status, stdout, stderr);
}

export type GitProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts git and does not wait for it, without a shell; throws only where the system has no process or pipe left. */
export function startGit(git: Place, command: readonly string[]): GitProcess {
  const child = spawn('git', [...globalOptions, ...command], {
    ...startOptions(git),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A dead git breaks the pipes; 'close' tells what is to be told.
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.on('error', () => {});
  return child;
}

/** How it ended, once nothing more can come from it: with a code, or without ever having run. */
export function processEnd(git: Place, child: GitProcess): Promise<number | null | GitFailure> {
  // Whichever comes first settles it; a later 'error' (a kill that failed) still needs its listener.
  return new Promise((settle) => {
    child.on('error', (error) => settle(neverRan(git, error)));
    child.on('close', settle);
  });
}

/** Runs git while the program goes on: for what is no question, and may take long. */
export async function runAside(
  git: Place,
  command: readonly string[],
  input = '',
): Promise<GitOutput | GitFailure> {
  const child = startGit(git, command);
  child.stdin.end(input);
  // What never ran closes its pipes before their time.
  const read = (pipe: Readable) => buffer(pipe).catch(() => Buffer.alloc(0));
  const printed = Promise.all([read(child.stdout), read(child.stderr)]);
  const code = await processEnd(git, child);
  return typeof code === 'object' && code !== null ? code : outcome(code, ...(await printed));
}

function startOptions({ directory, environment }: Place) {
  return { cwd: directory, env: { ...environment }, windowsHide: true };
}

/** The system says the same of a git and of a folder that is not there. */
function neverRan({ directory }: Place, error: unknown): GitFailure {
  const complaint = existsSync(directory) ? String(error) : 'a directory that does not exist';
  return { ok: false, code: null, complaint };
}
