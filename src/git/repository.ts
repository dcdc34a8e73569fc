import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Environment, gitEnvironment } from './environment.ts';
import { withIndexFound } from './work-tree/index-file.ts';

export interface GitOutput {
  readonly ok: true;
  readonly output: Buffer;
  readonly warnings: string;
}

export interface GitFailure {
  readonly ok: false;
  /** git's exit code; null where it was killed or never ran. */
  readonly code: number | null;
  readonly complaint: string;
  readonly absent?: 'git' | 'directory';
}

export interface GitRepository {
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Runs one plumbing command; expected failures are values and nothing is ever thrown. */
  run(command: readonly string[], input?: string | Uint8Array): Promise<GitOutput | GitFailure>;
}

/**
 * Before every command: no locks, no patterns, git must say when a name is ambiguous, and look at the files itself: what
 * the repository's configuration names as a watcher is neither run nor believed, and a time stamp that was put back hides nothing.
 */
export const globalOptions: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  ...['core.warnAmbiguousRefs=true', 'core.fsmonitor=false', 'core.untrackedCache=false'].flatMap(asOption),
  ...['core.trustctime=true', 'core.checkStat=default'].flatMap(asOption),
];

function asOption(setting: string): string[] {
  return ['-c', setting];
}

/** A repository seen through git, whatever the caller's environment says. */
export function openGitRepository(directory: string, caller: Environment = process.env): GitRepository {
  const where = { directory, environment: withIndexFound(directory, gitEnvironment(caller)) };
  return { ...where, run: (command, input) => runGit(where, command, input) };
}

/**
 * Where git keeps a repository whose top this is, as far as it takes no process to tell: nearly always. Undefined in a
 * linked work tree, and where variables say otherwise.
 */
export function plainGitFolder({ directory, environment }: GitRepository): string | undefined {
  const folder = join(directory, '.git');
  const isElsewhere = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR'].some((name) => name in environment);
  try {
    return !isElsewhere && statSync(folder).isDirectory() ? folder : undefined;
  } catch {
    return undefined;
  }
}

type Where = Pick<GitRepository, 'directory' | 'environment'>;

async function runGit(
  where: Where,
  command: readonly string[],
  input: string | Uint8Array = '',
): Promise<GitOutput | GitFailure> {
  try {
    const child = startGit(where, command);
    const [out, complaints]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.stdin.end(input);
    const end = await processEnd(where, child);
    return gitResult(end, Buffer.concat(out), Buffer.concat(complaints));
  } catch (error) {
    return neverRan(where, error);
  }
}

/** Any code but zero is a failure, also one without a word: `merge-base` without an ancestor says nothing. */
export function gitResult(
  end: number | null | GitFailure,
  output: Buffer,
  complaints: Buffer,
): GitOutput | GitFailure {
  if (typeof end === 'object' && end !== null) return end;
  const complaint = complaints.toString('utf8');
  return end === 0 ? { ok: true, output, warnings: complaint } : { ok: false, code: end, complaint };
}

export type GitProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts git itself, without a shell; throws only where the system has no process or pipe left. */
export function startGit(where: Where, command: readonly string[]): GitProcess {
  const child = spawn('git', [...globalOptions, ...command], {
    ...startOptions(where),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A dead git breaks the pipes; 'close' tells what is to be told.
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.on('error', () => {});
  return child;
}

export function startOptions({ directory, environment }: Where) {
  return { cwd: directory, env: { ...environment }, windowsHide: true };
}

/** How it ended, once nothing more can come from it: with a code, or without ever having run. */
export function processEnd(where: Where, child: GitProcess): Promise<number | null | GitFailure> {
  // Whichever comes first settles it; a later 'error' (a kill that failed) still needs its listener.
  return new Promise((settle) => {
    child.on('error', (error) => settle(neverRan(where, error)));
    child.on('close', settle);
  });
}

export function neverRan({ directory }: Where, error: unknown): GitFailure {
  const complaint = error instanceof Error ? error.message : String(error);
  const absent = existsSync(`${directory}/.`) ? 'git' : 'directory';
  const notFound = /ENOENT|EACCES|ENOTDIR/.test(complaint);
  return { ok: false, code: null, complaint, ...(notFound ? { absent } : {}) };
}
