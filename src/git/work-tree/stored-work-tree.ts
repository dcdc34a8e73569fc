import type { ObjectId, PathChange } from '../../app/ports.ts';
import type { GitRepository } from '../repository.ts';
import { cleanedFiles } from './clean-files.ts';
import type { StoredFile } from './index-aside.ts';
import { fileContent, isFileId } from './work-tree-files.ts';

/** The changed files of the work tree as git would store them. */
export interface StoredWorkTree {
  /** Without those that differ from HEAD by line endings or a filter alone. */
  readonly changes: readonly PathChange[];
  /** The bytes of a file that changed; undefined where nothing can be read. */
  content(path: string): Promise<Uint8Array | undefined>;
  /** The object id of a file that is stored otherwise than it is, as far as it is known. */
  idOf(path: string): ObjectId | undefined;
}

/**
 * Files that HEAD has are looked at together; one that is new is when it is opened, since a work tree may hold many that
 * nobody judges.
 */
export async function storedWorkTree(
  git: GitRepository,
  changes: readonly PathChange[],
): Promise<StoredWorkTree> {
  const known = changes.filter((change) => change.before?.nature === 'regular' && isRegularFile(change));
  const cleaned = new Map(await cleanedFiles(git, known.map(pathOf)));
  const unlooked = new Set(changes.filter(isRegularFile).map(pathOf));
  for (const { path } of known) unlooked.delete(path);
  const look = async (path: string): Promise<StoredFile | undefined> => {
    if (unlooked.delete(path))
      for (const [at, file] of await cleanedFiles(git, [path])) cleaned.set(at, file);
    return cleaned.get(path);
  };
  return {
    changes: changes.filter(({ path, before }) => cleaned.get(path)?.id !== (before?.blob ?? '')),
    content: async (path) => (await look(path))?.bytes ?? fileContent(git.directory, path),
    idOf: (path) => cleaned.get(path)?.id,
  };
}

const pathOf = ({ path }: PathChange) => path;

function isRegularFile({ after }: PathChange): boolean {
  return after?.nature === 'regular' && isFileId(after.blob);
}
