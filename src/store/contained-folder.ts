import { lstatSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from './atomic-file.ts';
import { type Standing, standingAt } from './standing.ts';

/**
 * Reads and writes below one folder and nowhere else: a link on the way to a path is refused, and one at its end
 * is replaced, never followed. What cannot be done is thrown; who calls turns it into a value.
 */
export interface ContainedFolder {
  readonly folder: string;
  look(path: string): Standing;
  /** Throws where the path leads through a link or a file. */
  assertReachable(path: string): void;
  /** The same, and where a folder stands at its end. */
  assertWritable(path: string): void;
  /** The bytes of a regular file of at most that size; undefined for everything else. */
  read(path: string, mostBytes: number): Promise<Buffer | undefined>;
  /** Makes the folders on the way, then replaces the file in one step. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Makes a folder that must not be there yet, and those on the way. */
  makeFolder(path: string): Promise<void>;
  /** Removes a file or a link; an absent one is fine. */
  remove(path: string): Promise<void>;
  /** Moves whatever stands at a path to one that is free. */
  move(from: string, to: string): Promise<void>;
}

export function containedFolder(folder: string): ContainedFolder {
  const look = (path: string) => standingAt(folder, path);
  const place = (path: string) => join(folder, path);

  const assertReachable = (path: string) => assertFolders(look, parentOf(path));

  function assertWritable(path: string): void {
    assertReachable(path);
    if (look(path) === 'folder') throw new Error(`${path} is a folder where a file is to be written`);
  }

  async function makeParents(path: string): Promise<void> {
    assertReachable(path);
    await mkdir(dirname(place(path)), { recursive: true });
  }

  return {
    folder,
    look,
    assertReachable,
    assertWritable,
    async read(path, mostBytes) {
      if (look(path) !== 'file' || lstatSync(place(path)).size > mostBytes) return undefined;
      return readFile(place(path));
    },
    async write(path, content) {
      assertWritable(path);
      await makeParents(path);
      await replaceFile(place(path), content);
    },
    async makeFolder(path) {
      await makeParents(path);
      await mkdir(place(path));
    },
    async remove(path) {
      assertReachable(path);
      await rm(place(path), { force: true });
    },
    async move(from, to) {
      await makeParents(to);
      await rename(place(from), place(to));
    },
  };
}

/** Every part of a path that is there must be a folder, and no link to one. */
function assertFolders(look: (path: string) => Standing, path: string): void {
  const names = path === '' ? [] : path.split('/');
  for (const index of names.keys()) {
    const at = names.slice(0, index + 1).join('/');
    const standing = look(at);
    if (standing === 'absent') return;
    if (standing === 'link') throw new Error(`${at} is a symbolic link; nothing is written through it`);
    if (standing !== 'folder') throw new Error(`${at} is no folder`);
  }
}

function parentOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
