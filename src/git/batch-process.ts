import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { ObjectId } from '../app/ports.ts';
import { type GitFailure, type GitRepository, globalOptions } from './repository.ts';

export interface BatchProcess {
  ask(id: ObjectId): void;
  /** Nothing is asked: let the program end although git is still there. */
  rest(): void;
  end(): Promise<unknown>;
  kill(): void;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** One `git cat-file --batch`: `ended` is called once, whatever ends it, and nothing is thrown. */
export function startBatchProcess(
  git: GitRepository,
  read: (chunk: Uint8Array) => unknown,
  ended: (failure: GitFailure) => void,
): BatchProcess {
  const child = spawn('git', [...globalOptions, 'cat-file', '--batch'], {
    cwd: git.directory,
    env: { ...git.environment },
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  // Whichever comes first settles it; a later 'error' (a kill that failed) still needs its listener.
  const over = new Promise<GitFailure>((settle) => {
    child.on('error', (error) => settle(neverRan(error)));
    child.on('close', (code) => settle({ ok: false, code, complaint: 'it ended while blobs were read' }));
  });
  void over.then(ended);
  child.stdout.on('data', read);
  // A dead git breaks the pipes; 'close' tells what is to be told.
  child.stdin.on('error', () => {});
  child.stdout.on('error', () => {});
  return {
    ask: (id) => {
      // While an answer is due the program must stay alive: ending early with code 0 would be a pass.
      hold(child, true);
      child.stdin.write(`${id}\n`);
    },
    rest: () => hold(child, false),
    end: () => {
      hold(child, true);
      child.stdin.end();
      return over;
    },
    kill: () => {
      child.kill();
    },
  };
}

function neverRan(error: NodeJS.ErrnoException): GitFailure {
  const absent = error.code === 'ENOENT' ? { absent: 'git' as const } : {};
  return { ok: false, code: null, complaint: error.message, ...absent };
}

function hold(child: Child, held: boolean): void {
  const pipes = [child.stdin, child.stdout].filter((pipe) => pipe instanceof Socket);
  for (const part of [child, ...pipes]) {
    if (held) part.ref();
    else part.unref();
  }
}
