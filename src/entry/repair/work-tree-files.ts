import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { containedFolder } from '../../store/contained-folder.ts';

/** The files of a work tree, by their paths in the repository; no link is followed. */
export interface WorkTreeFiles {
  /** In what a file is not the text that was judged, in words; undefined where it is. No text stands for no file. */
  differs(path: string, text: string | undefined): Promise<string | undefined>;
  /** Puts a text in place in one step, or removes the file; why that cannot be, where it cannot. */
  write(path: string, text: string | undefined): Promise<string | undefined>;
}

export function workTreeFiles(top: string): WorkTreeFiles {
  const folder = containedFolder(top);
  return {
    async differs(path, text) {
      const standing = folder.look(path);
      if (standing === 'link') return 'a symbolic link is on the way to it';
      if (standing === 'absent') return text === undefined ? undefined : 'it is not in the work tree';
      if (standing !== 'file') return 'it is no file in the work tree';
      if (text === undefined) return 'a file stands in its place in the work tree';
      const bytes = Buffer.from(text);
      const own = await folder.read(path, bytes.length);
      return own?.equals(bytes) === true ? undefined : 'it differs from what was judged';
    },
    async write(path, text) {
      try {
        if (text === undefined) await folder.remove(path);
        else await replace(path, text);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };

  /** A file that is there keeps its mode. */
  async function replace(path: string, text: string): Promise<void> {
    const mode = folder.look(path) === 'file' ? lstatSync(join(top, path)).mode & 0o777 : undefined;
    await folder.write(path, text, mode);
  }
}
