import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { direct } from '../git/direct.ts';
import type { GitRepository } from '../git/repository.ts';
import { areLineEndsOnly } from '../git/work-tree/paths.ts';
import { containedFolder } from '../runner/contained-folder.ts';

/** The files of a work tree, by their paths in the repository; no link is followed. */
export interface WorkTreeFiles {
  /** In what a file is not the text that was judged, in words; undefined where it is. No text stands for no file. */
  differs(path: string, text: string | undefined): Promise<string | undefined>;
  /** Puts a text in place in one step, or removes the file; why that cannot be, where it cannot. */
  write(path: string, text: string | undefined): Promise<string | undefined>;
  /** Applies a patch to the index alone; why that cannot be, where it cannot. */
  stage(patch: string): Promise<string | undefined>;
}

/** A file that git takes for a text although its line ends are others is that text, and keeps them. */
export function workTreeFiles(top: string, git: GitRepository): WorkTreeFiles {
  const folder = containedFolder(top);
  const atTop = direct({ ...git, directory: top });
  const hasCarriageReturns = new Set<string>();
  return {
    async differs(path, text) {
      const standing = folder.look(path);
      if (standing === 'link') return 'a symbolic link is on the way to it';
      if (standing === 'absent') return text === undefined ? undefined : 'it is not in the work tree';
      if (standing !== 'file') return 'it is no file in the work tree';
      if (text === undefined) return 'a file stands in its place in the work tree';
      const bytes = Buffer.from(text);
      const own = await folder.read(path, 2 * bytes.length);
      if (own?.equals(bytes) === true) return undefined;
      if (own === undefined || !(await areLineEndsOnly(atTop, path, own, text)))
        return 'it differs from what was judged';
      hasCarriageReturns.add(path);
      return undefined;
    },
    async write(path, text) {
      try {
        if (text === undefined) await folder.remove(path);
        else await replace(path, hasCarriageReturns.has(path) ? text.replaceAll('\n', '\r\n') : text);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    async stage(patch) {
      const applied = await atTop.run(['apply', '--cached', '--whitespace=nowarn'], patch);
      return applied.ok ? undefined : applied.complaint;
    },
  };

  /** A file that is there keeps its mode. */
  async function replace(path: string, text: string): Promise<void> {
    const mode = folder.look(path) === 'file' ? lstatSync(join(top, path)).mode & 0o777 : undefined;
    await folder.write(path, text, mode);
  }
}
