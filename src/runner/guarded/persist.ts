import { rename, rm } from 'node:fs/promises';
import { done } from '../../engine/values/result.ts';
import { prepareFile, replaceFile } from '../atomic-file.ts';
import { ignoring, type OpenFolder, openBelow, readIn } from '../open-folder.ts';
import { type Outcome, refuse, writeCodes } from './result.ts';

/** One file as it stands. */
export interface Current {
  readonly bytes: Buffer;
  readonly mode: number;
}

const temporaryName = 'next';

/**
 * Replaces a file in one step: a temporary file, fsync, rename. The temporary file lies in the store's own folder, where
 * nobody looks for state, and the next write removes what a crash left of it.
 */
export async function persist(
  root: string,
  own: OpenFolder,
  names: readonly string[],
  before: Current | null,
  after: Uint8Array,
): Promise<Outcome<null>> {
  const opened = await openBelow(root, names.slice(0, -1), { make: before === null });
  if (!opened.ok) return opened;
  const folder = opened.value;
  const path = names.join('/');
  if (folder === undefined) return changedMeanwhile(path);
  try {
    const name = names.at(-1) ?? '';
    const temporary = own.at(temporaryName);
    await prepareFile(temporary, after, before?.mode);
    const now = await readIn(folder, name, path, Number.MAX_SAFE_INTEGER);
    if (!now.ok) return now;
    if (!isSame(now.value, before)) return changedMeanwhile(path);
    const isMoved = await rename(temporary, folder.at(name)).then(() => true, ignoring('EXDEV'));
    // Where the folder lies on another file system, only a file beside it can take a file's place in one step.
    if (!isMoved) await replaceFile(folder.at(name), after, before?.mode);
    await folder.sync();
    return done(null);
  } finally {
    await folder.close();
  }
}

/** Removes what a crash left behind; whoever calls holds the lock. */
export async function sweep(own: OpenFolder): Promise<void> {
  await rm(own.at(temporaryName), { force: true });
}

function isSame(now: Current | null, before: Current | null): boolean {
  return now === null || before === null ? now === before : now.bytes.equals(before.bytes);
}

function changedMeanwhile(path: string) {
  const message = `${JSON.stringify(path)} was changed by somebody else while this write was judged; read it and try again`;
  return refuse(writeCodes.precondition, message);
}
