import { existsSync } from 'node:fs';
import { constants, type FileHandle, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { foldedPath } from '../engine/values/path-fold.ts';
import { done } from '../engine/values/result.ts';
import { violation } from './guarded/contained-path.ts';
import { type Outcome, refuse, writeCodes } from './guarded/result.ts';

const { O_DIRECTORY = 0, O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = constants;
/** Where it is there, a folder that is open can be named, whatever happens to the path that led to it. */
const openFolders = '/proc/self/fd';
const canNameOpenFolders = existsSync(openFolders);

/** A folder below the root that no link led to. */
export interface OpenFolder {
  /** A path of one of its entries, for calls of this process. */
  at(name: string): string;
  /** Makes what was renamed into it last, where the platform can; what is done stays done where it cannot. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  readonly path: string;
  readonly handle: FileHandle;
}

/**
 * Opens a folder below the root step by step, so that none of the steps is a link, and stays there: where the platform
 * can, what is swapped on the way later leads nowhere else. Undefined where it is absent and was not to be made.
 */
export async function openBelow(
  root: string,
  names: readonly string[],
  { make }: { readonly make: boolean },
): Promise<Outcome<OpenFolder | undefined>> {
  let at: Opened = { path: root, handle: await open(root, O_RDONLY | O_DIRECTORY) };
  for (const [index, name] of names.entries()) {
    const path = names.slice(0, index + 1).join('/');
    const step = await stepInto(at, name, path, make);
    await at.handle.close();
    if (!step.ok) return step;
    if (step.value === undefined) return done(undefined);
    at = step.value;
  }
  const { handle } = at;
  return done({
    at: (name) => join(nameOf(at), name),
    sync: () => handle.sync().catch(() => undefined),
    close: () => handle.close(),
  });
}

function nameOf({ path, handle }: Opened): string {
  return canNameOpenFolders ? `${openFolders}/${handle.fd}` : path;
}

async function stepInto(
  at: Opened,
  name: string,
  path: string,
  make: boolean,
): Promise<Outcome<Opened | undefined>> {
  const folder = nameOf(at);
  const place = join(folder, name);
  const alone = await refuseTwin(folder, name, path);
  if (!alone.ok) return alone;
  if (make) await mkdir(place).catch(ignoring('EEXIST'));
  const found = await lstat(place).catch(ignoring('ENOENT'));
  if (found === undefined) return done(undefined);
  const flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW;
  const handle = found.isDirectory()
    ? await open(place, flags).catch(ignoring('ELOOP', 'ENOTDIR'))
    : undefined;
  if (handle === undefined)
    return violation(JSON.stringify(path), 'is a symbolic link or no folder; it could lead out of the root');
  return done({ path: join(at.path, name), handle });
}

/** The bytes of a regular file in a folder; null where there is none. */
export async function readIn(
  folder: OpenFolder,
  name: string,
  path: string,
  mostBytes: number,
): Promise<Outcome<{ readonly bytes: Buffer; readonly mode: number } | null>> {
  const place = folder.at(name);
  const found = await lstat(place).catch(ignoring('ENOENT'));
  if (found === undefined) return done(null);
  const shown = JSON.stringify(path);
  if (!found.isFile()) return violation(shown, 'is a symbolic link or no regular file');
  const handle = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(ignoring('ELOOP'));
  if (handle === undefined) return violation(shown, 'is a symbolic link');
  try {
    const { size, mode } = await handle.stat();
    if (size > mostBytes) return tooLargeToRead(path, size, mostBytes);
    const bytes = await handle.readFile();
    // It may have grown since.
    if (bytes.length > mostBytes) return tooLargeToRead(path, bytes.length, mostBytes);
    return done({ bytes, mode: mode & 0o777 });
  } finally {
    await handle.close();
  }
}

function tooLargeToRead(path: string, size: number, limit: number) {
  const message = `${JSON.stringify(path)} has ${size} bytes; at most ${limit} are read`;
  return refuse(writeCodes.readLimit, message, { size, limit });
}

/** Refuses a name that a file system may take for another one that is there. */
export async function refuseTwin(folder: string, name: string, path: string): Promise<Outcome<null>> {
  const folded = foldedPath(name);
  const twin = (await readdir(folder)).find((other) => other !== name && foldedPath(other) === folded);
  if (twin === undefined) return done(null);
  return violation(JSON.stringify(path), `differs from ${JSON.stringify(twin)} only in case or composition`);
}

/** For what may fail in a known way: undefined then. */
export function ignoring(...codes: readonly string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== undefined && codes.includes(error.code)) return undefined;
    throw error;
  };
}
