import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { type GitFailure, type GitRepository, globalOptions } from './repository.ts';

export type GitProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts git itself, without a shell; throws only where the system has no process or pipe left. */
export function startGit(git: GitRepository, command: readonly string[]): GitProcess {
  const child = spawn('git', [...globalOptions, ...command], {
    ...startOptions(git),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A dead git breaks the pipes; 'close' tells what is to be told.
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.on('error', () => {});
  return child;
}

export function startOptions({ directory, environment }: GitRepository) {
  return { cwd: directory, env: { ...environment }, windowsHide: true };
}

/** How it ended, once nothing more can come from it: with a code, or without ever having run. */
export function processEnd(git: GitRepository, child: GitProcess): Promise<number | null | GitFailure> {
  // Whichever comes first settles it; a later 'error' (a kill that failed) still needs its listener.
  return new Promise((settle) => {
    child.on('error', (error) => settle(neverRan(git, error)));
    child.on('close', settle);
  });
}

export function neverRan(git: GitRepository, error: unknown): GitFailure {
  const complaint = error instanceof Error ? error.message : String(error);
  const absent = existsSync(git.directory) ? 'git' : 'directory';
  const notFound = complaint.includes('ENOENT') || complaint.includes('EACCES');
  return { ok: false, code: null, complaint, ...(notFound ? { absent } : {}) };
}
