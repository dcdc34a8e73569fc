import { processEnd, startGit } from '../direct.ts';
import type { GitFailure, GitRepository } from '../repository.ts';
import { type BatchAnswer, createBatchReader } from './batch-reader.ts';
import { isObjectId } from './object-id.ts';

export interface BatchProcess {
  /** What to take of the answer to an id or a name without line breaks; git may have ended before it came. */
  ask<Value>(
    question: string,
    take: (answer: BatchAnswer | undefined) => Value | PromiseLike<Value>,
  ): Promise<Value>;
  /** Lets git answer what was asked and end. */
  end(): Promise<unknown>;
}

interface Request {
  readonly question: string;
  readonly settle: (answer: BatchAnswer | undefined) => void;
}

/**
 * One `git cat-file --batch`; `failed` is called where it ends, or makes no sense, before it was told to end. The program lives
 * until it is told: to end early with code 0 would be a pass.
 */
export function startBatchProcess(git: GitRepository, failed: (reason: GitFailure) => void): BatchProcess {
  const child = startGit(git, ['cat-file', '--batch']);
  // A set keeps the order of requests and drops its first in constant time.
  const waiting = new Set<Request>();
  const questions: string[] = [];
  let complaint = '';
  let isEnding = false;

  function stop(complaint: string, reason: GitFailure = { ok: false, code: null, complaint }): void {
    if (waiting.size > 0 || !isEnding) failed(reason);
    child.kill();
    for (const request of waiting) request.settle(undefined);
    waiting.clear();
  }
  function receive(answer: BatchAnswer): void {
    const [request] = waiting;
    if (request === undefined || (request.question !== answer.id && isObjectId(request.question))) {
      stop('an answer nobody asked for');
      return;
    }
    waiting.delete(request);
    request.settle(answer);
  }
  function write(): void {
    if (questions.length > 0) child.stdin.write(`${questions.splice(0).join('\n')}\n`);
  }

  const read = createBatchReader(receive);
  child.stdout.on('data', (chunk) => read(chunk) || stop('its answer makes no sense'));
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-4096);
  });
  const over = processEnd(git, child).then((end) => {
    if (typeof end === 'object' && end !== null) stop('', end);
    else stop('', { ok: false, code: end, complaint: complaint || 'it ended while objects were read' });
  });
  return {
    ask: (question, take) =>
      new Promise((settle) => {
        waiting.add({ question, settle: (answer) => settle(take(answer)) });
        questions.push(question);
        // What is asked at once is written at once: a write costs more than what git does for it.
        if (questions.length === 1) queueMicrotask(write);
      }),
    end: () => {
      isEnding = true;
      write();
      child.stdin.end();
      return over;
    },
  };
}
