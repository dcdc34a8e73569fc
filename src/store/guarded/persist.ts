import { open, rename, rm } from 'node:fs/promises';
import { type ContainedFolder, ignoring, openContained, readContained } from './contained-folder.ts';
import { done, type Outcome, refuse, writeCodes } from './result.ts';

/** One file as it stands. */
export interface Current {
  readonly bytes: Buffer;
  readonly mode: number;
}

const temporaryName = 'next';
const newFileMode = 0o644;

/**
 * Replaces a file in one step: a temporary file, fsync, rename. The temporary file lies in the store's own folder, where
 * nobody looks for state, and the next write removes what a crash left of it.
 */
export async function persist(
  root: string,
  own: ContainedFolder,
  names: readonly string[],
  before: Current | null,
  after: Uint8Array,
): Promise<Outcome<null>> {
  const opened = await openContained(root, names.slice(0, -1), { make: before === null });
  if (!opened.ok) return opened;
  const folder = opened.value;
  const path = names.join('/');
  if (folder === undefined) return changedMeanwhile(path);
  try {
    const name = names.at(-1) ?? '';
    const temporary = await prepared(own, temporaryName, after, before?.mode ?? newFileMode);
    const now = await readContained(folder, name, path, Number.MAX_SAFE_INTEGER);
    if (!now.ok) return now;
    if (!isSame(now.value, before)) return changedMeanwhile(path);
    const isMoved = await rename(temporary, folder.at(name)).then(() => true, ignoring('EXDEV'));
    if (!isMoved) await replaceFromBeside(folder, name, after, before?.mode ?? newFileMode);
    await folder.sync();
    return done(null);
  } finally {
    await folder.close();
  }
}

/** Where the folder lies on another file system, only a file beside it can take a file's place in one step. */
export async function replaceFromBeside(
  folder: ContainedFolder,
  name: string,
  bytes: Uint8Array,
  mode: number,
): Promise<void> {
  const temporary = await prepared(folder, `.${name}.stateward-next`, bytes, mode);
  await rename(temporary, folder.at(name));
}

async function prepared(
  folder: ContainedFolder,
  name: string,
  bytes: Uint8Array,
  mode: number,
): Promise<string> {
  const path = folder.at(name);
  await rm(path, { force: true });
  const file = await open(path, 'wx', mode);
  try {
    await file.chmod(mode);
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  return path;
}

/** Removes what a crash left behind; whoever calls holds the lock. */
export async function sweep(own: ContainedFolder): Promise<void> {
  await rm(own.at(temporaryName), { force: true });
}

function isSame(now: Current | null, before: Current | null): boolean {
  return now === null || before === null ? now === before : now.bytes.equals(before.bytes);
}

function changedMeanwhile(path: string) {
  const message = `${JSON.stringify(path)} was changed by somebody else while this write was judged; read it and try again`;
  return refuse(writeCodes.precondition, message);
}
