import type { Blobs, ObjectId } from '../../app/ports.ts';
import type { Obstacle } from '../../core/report.ts';
import { gitFailed } from '../obstacles.ts';
import type { GitFailure, GitRepository } from '../repository.ts';
import { type BatchProcess, startBatchProcess } from './batch-process.ts';
import { type BatchAnswer, createBatchReader } from './batch-reader.ts';
import { isObjectId } from './object-id.ts';

export type ObjectNature = 'blob' | 'tree' | 'commit';

export interface GitObjects extends Blobs {
  /** Any object's bytes in chunks; undefined where the repository holds none of that nature under the id. */
  read(id: ObjectId, nature: ObjectNature): Promise<readonly Uint8Array[] | undefined>;
  /** Why objects may be undefined that the repository holds: ask after reading, before believing. */
  obstacle(): Obstacle | undefined;
  /** Lets git finish what was asked and end; resolves when it has. */
  close(): Promise<void>;
}

type Chunks = readonly Uint8Array[] | undefined;

interface Request {
  readonly id: ObjectId;
  readonly nature: ObjectNature;
  readonly settle: (chunks: Chunks) => void;
}

/** Reads objects through one `git cat-file --batch`, started with the first; requests do not wait for each other. */
export function createGitObjects(git: GitRepository): GitObjects {
  // A set keeps the order of requests and drops its first in constant time.
  const waiting = new Set<Request>();
  let batch: BatchProcess | undefined;
  let stopped: Obstacle | undefined;
  let closed = false;

  function start(): BatchProcess {
    const read = createBatchReader(receive);
    const understand = (chunk: Uint8Array) => read(chunk) || stop(failure('its answer makes no sense'));
    batch = startBatchProcess(git, understand, (ended) => {
      if (!closed || waiting.size > 0) stop(ended);
    });
    return batch;
  }

  function receive(answer: BatchAnswer): void {
    const [request] = waiting;
    if (request === undefined || request.id !== answer.id) {
      stop(failure('an answer nobody asked for'));
      return;
    }
    waiting.delete(request);
    if (waiting.size === 0 && !closed) batch?.rest();
    request.settle(answer.nature === request.nature ? answer.chunks : undefined);
  }

  function stop(reason: GitFailure): void {
    stopped ??= gitFailed('cat-file', reason);
    batch?.kill();
    for (const request of waiting) request.settle(undefined);
    waiting.clear();
  }

  function ask(id: ObjectId, nature: ObjectNature): Promise<Chunks> {
    if (closed) stop(failure('objects were asked for after close()'));
    if (stopped !== undefined || !isObjectId(id)) return Promise.resolve(undefined);
    return new Promise((settle) => {
      waiting.add({ id, nature, settle });
      try {
        (batch ?? start()).ask(id);
      } catch (error) {
        // spawn throws at once where the system has no process or pipe left.
        stop(failure(String(error)));
      }
    });
  }

  return {
    open: (blob) => ask(blob, 'blob'),
    read: ask,
    obstacle: () => stopped,
    close: async () => {
      closed = true;
      await batch?.end();
    },
  };
}

function failure(complaint: string): GitFailure {
  return { ok: false, code: null, complaint };
}
