import { Socket } from 'node:net';
import type { ObjectId } from '../../app/ports.ts';
import { type GitProcess, processEnd, startGit } from '../git-process.ts';
import type { GitFailure, GitRepository } from '../repository.ts';

export interface BatchProcess {
  ask(id: ObjectId): void;
  /** Nothing is asked: let the program end although git is still there. */
  rest(): void;
  end(): Promise<unknown>;
  kill(): void;
}

const longestComplaint = 4096;

/** One `git cat-file --batch`: `ended` is called once, whatever ends it, and nothing is thrown. */
export function startBatchProcess(
  git: GitRepository,
  read: (chunk: Uint8Array) => unknown,
  ended: (failure: GitFailure) => void,
): BatchProcess {
  const child = startGit(git, ['cat-file', '--batch']);
  let complaint = '';
  child.stdout.on('data', read);
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-longestComplaint);
  });
  const over = processEnd(git, child).then((end): GitFailure => {
    if (typeof end === 'object' && end !== null) return end;
    return { ok: false, code: end, complaint: complaint || 'it ended while objects were read' };
  });
  void over.then(ended);
  const questions: ObjectId[] = [];
  let isHeld = true;
  function keep(held: boolean): void {
    if (held !== isHeld) hold(child, held);
    isHeld = held;
  }
  function write(): void {
    if (questions.length > 0) child.stdin.write(`${questions.splice(0).join('\n')}\n`);
  }
  return {
    ask: (id) => {
      // While an answer is due the program must stay alive: ending early with code 0 would be a pass.
      keep(true);
      questions.push(id);
      // What is asked at once is written at once: a write costs more than what git does for it.
      if (questions.length === 1) queueMicrotask(write);
    },
    rest: () => keep(false),
    end: () => {
      keep(true);
      write();
      child.stdin.end();
      return over;
    },
    kill: () => {
      child.kill();
    },
  };
}

function hold(child: GitProcess, held: boolean): void {
  const pipes = [child.stdin, child.stdout, child.stderr].filter((pipe) => pipe instanceof Socket);
  for (const part of [child, ...pipes]) {
    if (held) part.ref();
    else part.unref();
  }
}
