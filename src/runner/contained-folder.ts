import { mkdir, rename, rm } from 'node:fs/promises';
import { type Standing, standingAt } from '../check/standing.ts';
import { replaceFile } from './atomic-file.ts';
import { type OpenFolder, openBelow, readIn } from './open-folder.ts';

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
  /** Makes the folders on the way, then replaces the file in one step; without a mode as new files are. */
  write(path: string, content: string | Uint8Array, mode?: number): Promise<void>;
  /** Makes a folder that must not be there yet, and those on the way. */
  makeFolder(path: string): Promise<void>;
  /** Removes a file or a link; an absent one is fine. */
  remove(path: string): Promise<void>;
  /** Moves whatever stands at a path to one that is free. */
  move(from: string, to: string): Promise<void>;
}

export function containedFolder(folder: string): ContainedFolder {
  const look = (path: string) => standingAt(folder, path);

  const assertReachable = (path: string) => assertFolders(look, parentOf(path));

  function assertWritable(path: string): void {
    assertReachable(path);
    if (look(path) === 'folder') throw new Error(`${path} is a folder where a file is to be written`);
  }

  return {
    folder,
    look,
    assertReachable,
    assertWritable,
    async read(path, mostBytes) {
      if (look(path) !== 'file') return undefined;
      return inParent(folder, path, false, async (parent, name) => {
        const found = await readIn(parent, name, path, mostBytes);
        return found.ok ? found.value?.bytes : undefined;
      });
    },
    async write(path, content, mode) {
      assertWritable(path);
      await inParent(folder, path, true, (parent, name) => replaceFile(parent.at(name), content, mode));
    },
    async makeFolder(path) {
      assertReachable(path);
      await inParent(folder, path, true, (parent, name) => mkdir(parent.at(name)));
    },
    async remove(path) {
      assertReachable(path);
      await inParent(folder, path, false, (parent, name) => rm(parent.at(name), { force: true }));
    },
    async move(from, to) {
      assertReachable(to);
      await inParent(folder, from, false, (source, name) =>
        inParent(folder, to, true, (target, free) => rename(source.at(name), target.at(free))),
      );
    },
  };
}

/** Works in the folder of a path, into which no link led; where it is absent, and is not to be made, there is nothing to do. */
async function inParent<Value>(
  folder: string,
  path: string,
  make: boolean,
  work: (parent: OpenFolder, name: string) => Promise<Value>,
): Promise<Value | undefined> {
  const names = path.split('/');
  const opened = await openBelow(folder, names.slice(0, -1), { make });
  if (!opened.ok) throw new Error(opened.error.message);
  try {
    return opened.value === undefined ? undefined : await work(opened.value, names.at(-1) ?? '');
  } finally {
    await opened.value?.close();
  }
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
