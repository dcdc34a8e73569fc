import { randomBytes } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file in one step: a temporary file in the same directory, fsync, rename. Readers see the old
 * bytes or the new ones, never others. A link is followed, so that it stays a link.
 */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then(
    (found) => found.mode & 0o777,
    () => undefined,
  );
  await replaceFile(target, text, mode);
}

/** The same without following a link at the path itself: what is written takes the link's place. */
export async function replaceFile(
  target: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await prepareFile(temporary, content, mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A new file whose bytes are on disk, so that it may take another one's place; without a mode as new files are. */
export async function prepareFile(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await rm(path, { force: true });
  const file = await open(path, 'wx', mode ?? 0o644);
  try {
    if (mode !== undefined) await file.chmod(mode);
    await file.writeFile(content, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whether a name is that of a temporary file of `replaceFile`, left behind by a crash. */
export function isTemporaryOf(file: string, name: string): boolean {
  return name.startsWith(`.${file}.`) && /^[0-9a-f]{12}\.tmp$/.test(name.slice(file.length + 2));
}
