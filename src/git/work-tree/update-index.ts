import type { Answer, ObjectId } from '../../engine/ports.ts';
import { asked, known } from '../answers.ts';
import { pathBytes } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/** The entry of a file as `update-index --index-info` reads it, and `ls-files -s` prints it. */
export function indexRecord(path: string, id: ObjectId): Buffer {
  return Buffer.concat([Buffer.from(`100644 ${id}\t`), pathBytes(path)]);
}

/** Puts entries into an index as they are, whatever it has there; no flag of an entry that was there stays. */
export function putEntries(git: GitRepository, records: readonly Buffer[]): Promise<Answer<true>> {
  return updateIndex(git, ['--index-info'], records);
}

/** Takes the files at these paths as `git add` does, with filters and line ends; what is no file is left out. */
export function takeFiles(git: GitRepository, paths: readonly string[]): Promise<Answer<true>> {
  const options = ['--add', '--remove', '--replace', '--ignore-skip-worktree-entries', '--stdin'];
  return updateIndex(git, options, paths.map(pathBytes));
}

/** Leaves paths out, whatever lies there. */
export function dropPaths(git: GitRepository, paths: readonly string[]): Promise<Answer<true>> {
  return updateIndex(git, ['--force-remove', '--stdin'], paths.map(pathBytes));
}

function updateIndex(
  git: GitRepository,
  options: readonly string[],
  records: readonly Buffer[],
): Promise<Answer<true>> {
  if (records.length === 0) return Promise.resolve(known(true));
  const input = Buffer.concat(records.flatMap((record) => [record, Buffer.of(0)]));
  return asked(git, ['update-index', '-z', ...options], () => true, input);
}
