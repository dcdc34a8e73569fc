import type { Obstacle } from '../../engine/contract/report.ts';
import type { Answer, Blobs, ObjectId } from '../../engine/ports.ts';
import { bringBlobs } from '../fetch.ts';
import { gitFailed } from '../obstacles.ts';
import type { GitFailure, GitRepository } from '../repository.ts';
import { type BatchProcess, startBatchProcess } from './batch-process.ts';
import type { BatchAnswer } from './batch-reader.ts';
import { isObjectId } from './object-id.ts';
import { openScratch, type Scratch } from './scratch.ts';

export type ObjectNature = 'blob' | 'tree' | 'commit';

export interface GitObjects extends Blobs {
  /**
   * Any object's bytes in chunks; undefined where the repository holds none of that nature under the id. A commit's tree is
   * read by the commit's id with `^{tree}` behind it.
   */
  read(id: string, nature: ObjectNature): Promise<readonly Uint8Array[] | undefined>;
  /** The commit that a name leads to; undefined where it leads to none. Only names that hold no line break. */
  commitOf(name: string): Promise<ObjectId | undefined>;
  /** Where new objects can be written that the repository never sees; what is there can be read here. */
  scratch(): Promise<Answer<Scratch>>;
  /** Why objects may be undefined that the repository holds: ask after reading, before believing. */
  obstacle(): Obstacle | undefined;
  /** Lets git finish what was asked and end, and removes what was written; resolves when that is done. */
  close(): Promise<void>;
}

/** Names and the commits they lead to, through annotated tags too; what leads to none is not in it. */
export async function commitsNamed(
  objects: Pick<GitObjects, 'commitOf'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, ObjectId>> {
  const asked = [...new Set(names)].filter((name) => name !== '' && !/[\n\0]/.test(name));
  const commits = await Promise.all(asked.map((name) => objects.commitOf(name)));
  return new Map(
    asked.flatMap((name, index) => (commits[index] === undefined ? [] : [[name, commits[index]]])),
  );
}

/**
 * Reads objects through one `git cat-file --batch`, started with the first; requests do not wait for each other. What a partial
 * clone turns out to lack is fetched in one call, with all that is expected, and asked for again.
 */
export function createGitObjects(git: GitRepository): GitObjects {
  let repository = git;
  let scratch: Promise<Answer<Scratch>> | undefined;
  let batch: BatchProcess | undefined;
  let stopped: Obstacle | undefined;
  let closed = false;
  let bringing: Promise<void> | undefined;
  const ended: Promise<unknown>[] = [];
  const wanted = new Set<ObjectId>();
  const brought = new Set<ObjectId>();

  function stop(reason: GitFailure): void {
    stopped ??= gitFailed('cat-file', reason);
  }

  function failed(reason: GitFailure): void {
    batch = undefined;
    if (gitFailed('cat-file', reason).code === 'object-missing') bringing = bring(reason);
    else stop(reason);
  }

  async function bring(reason: GitFailure): Promise<void> {
    // First everybody who waits asks again.
    await Promise.resolve();
    const ids = [...wanted].filter((id) => !brought.has(id));
    for (const id of ids) brought.add(id);
    if (ids.length === 0) stop(reason);
    else stopped ??= await bringBlobs(git, ids);
  }

  async function askAgain<Value>(
    question: string,
    take: (answer: BatchAnswer | undefined) => Value,
  ): Promise<Value | undefined> {
    if (isObjectId(question)) wanted.add(question);
    await bringing;
    return ask(question, take);
  }

  // Thousands of objects are read one by one: no promise is made but the one that waits for git.
  function ask<Value>(
    question: string,
    take: (answer: BatchAnswer | undefined) => Value,
  ): Promise<Value | undefined> {
    if (closed) stop({ ok: false, code: null, complaint: 'objects were asked for after close()' });
    if (stopped !== undefined) return Promise.resolve(undefined);
    try {
      batch ??= startBatchProcess(repository, failed);
      return batch.ask<Value | undefined>(question, (answer) =>
        answer === undefined && stopped === undefined ? askAgain(question, take) : take(answer),
      );
    } catch (error) {
      // spawn throws at once where the system has no process or pipe left.
      stop({ ok: false, code: null, complaint: String(error) });
      return Promise.resolve(undefined);
    }
  }

  function read(id: string, nature: ObjectNature): Promise<readonly Uint8Array[] | undefined> {
    if (!isObjectId(id.replace('^{tree}', ''))) return Promise.resolve(undefined);
    return ask(id, (answer) => (answer?.nature === nature ? answer.chunks : undefined));
  }

  function retire(): void {
    if (batch !== undefined) ended.push(batch.end());
    batch = undefined;
  }

  return {
    open: (blob) => read(blob, 'blob'),
    expect: (blobs) => {
      for (const blob of blobs) wanted.add(blob);
    },
    read,
    commitOf: (name) =>
      ask(`${name}^{commit}`, (answer) => (answer?.nature === 'commit' ? answer.id : undefined)),
    scratch: () => {
      scratch ??= openScratch(git).then((opened) => {
        // A process that runs already does not look into a folder that is new.
        if (opened.ok) retire();
        if (opened.ok) repository = opened.value.git;
        return opened;
      });
      return scratch;
    },
    obstacle: () => stopped,
    close: async () => {
      closed = true;
      retire();
      await Promise.all(ended);
      const opened = await scratch;
      if (opened?.ok) opened.value.remove();
    },
  };
}
