import { constants } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { wayBelow } from '../../check/way-below.ts';
import type { Tier } from '../../kinds/event-log/options.ts';
import { containedFolder } from '../contained-folder.ts';
import { containedPath } from './contained-path.ts';
import { type Refusal, refused } from './result.ts';
import type { Settings } from './settings.ts';

/**
 * The files of a workspace, for a tool; what leads out of it is refused before anything is opened. A refusal is a
 * rejection with a `code`: it is for the recorder, which makes it the failure of the tool's call.
 */
export interface WorkspaceFiles {
  /** A whole file, as UTF-8. */
  read(path: string): Promise<string>;
  /** Names of a folder's entries, in order. */
  list(path: string): Promise<readonly string[]>;
  /** Replaces a file in one step, and makes the folders it needs. For tools of the tiers WRITE and EXECUTE. */
  write(path: string, text: string): Promise<void>;
  /** For tools of the tiers WRITE and EXECUTE; a folder is not removed. */
  remove(path: string): Promise<void>;
}

/** @param tier of the tool that gets them: one that READs cannot write */
export function workspaceFiles({ root, file }: Settings, tier: Tier): WorkspaceFiles {
  const within = async (path: string): Promise<string> => {
    const real = containedPath(root, path);
    return real.ok ? real.value : rejected(real);
  };
  const changeable = async (path: string): Promise<string> => {
    const shown = JSON.stringify(path);
    if (tier === 'READ')
      return rejected(refused('E_INVARIANT', `a tool of the tier READ may not change ${shown}`, '19'));
    const real = await within(path);
    return (await isSameFile(real, file))
      ? rejected(refused('E_INVARIANT', `${shown} is the event log, which is only appended to`, '35'))
      : real;
  };
  return {
    read: async (path) => readWithoutLinks(await within(path)),
    list: async (path) => (await readdir(await within(path))).sort(),
    async write(path, text) {
      const real = await changeable(path);
      const found = await stat(real).catch(() => undefined);
      await containedFolder(root).write(
        wayBelow(root, real) ?? '',
        text,
        found === undefined ? undefined : found.mode & 0o777,
      );
    },
    remove: async (path) => rm(await changeable(path)),
  };
}

function rejected({ error }: Refusal): Promise<never> {
  return Promise.reject(Object.assign(new Error(error.message), error));
}

/** Links were resolved; one that took the file's place since then is not followed. */
async function readWithoutLinks(real: string): Promise<string> {
  const file = await open(real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** By any name: other letters, or another link to the same bytes. */
async function isSameFile(left: string, right: string): Promise<boolean> {
  const ids = await Promise.all(
    [left, right].map((path) => stat(path, { bigint: true }).catch(() => undefined)),
  );
  const [one, two] = ids;
  return one !== undefined && one.dev === two?.dev && one.ino === two.ino;
}
