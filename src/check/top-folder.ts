import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type Standing, standingAt } from './standing.ts';

/** Files below a folder, by paths with slashes; no link is followed. */
export interface TopFolder {
  readonly folder: string;
  look(path: string): Standing;
  /** The bytes of a regular file of reasonable size; undefined for everything else. */
  read(path: string): Buffer | undefined;
  /** The same as text. */
  text(path: string): string | undefined;
  /** What lies directly in a folder; nothing where it is none, or cannot be read. */
  names(path: string): readonly string[];
  /** The text of a file anywhere, by its absolute path; links are followed, as git follows them to hooks. */
  textAt(file: string): string | undefined;
  /** Whether a path, from the top, from that of the main work tree or absolute, leads to anything; links are followed, since node does. */
  reaches(path: string): boolean;
}

/** State files are read too, to see whether they have the shape of their kind. */
const mostBytes = 1 << 26;

/** `main` is the top of the main work tree, where hooks look for what is not installed in another one. */
export function openFolder(folder: string, main = folder): TopFolder {
  const look = (path: string) => standingAt(folder, path);
  const read = (path: string) => {
    if (look(path) !== 'file') return undefined;
    const found = join(folder, path);
    return lstatSync(found).size > mostBytes ? undefined : readFileSync(found);
  };
  return {
    folder,
    look,
    read,
    text: (path) => read(path)?.toString('utf8'),
    names: (path) => {
      try {
        return readdirSync(join(folder, path));
      } catch {
        return [];
      }
    },
    textAt: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    reaches: (path) =>
      isAbsolute(path) ? existsSync(path) : [folder, main].some((top) => existsSync(join(top, path))),
  };
}
