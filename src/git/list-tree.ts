import type { Answer, ObjectId, TreeEntry } from '../app/ports.ts';
import { known, unknown } from './answers.ts';
import { isObjectId } from './object-id.ts';
import { gitFailed, outputUnreadable, refUnknown } from './obstacles.ts';
import type { GitRepository } from './repository.ts';
import { parseTree } from './tree-parser.ts';

/** Every path of a commit's tree in one process; path by path, a tree reader starts none. */
export async function listTree(
  git: GitRepository,
  commit: ObjectId,
): Promise<Answer<ReadonlyMap<string, TreeEntry>>> {
  if (!isObjectId(commit)) return unknown(refUnknown(commit));
  const result = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit, '--']);
  if (!result.ok) return unknown(gitFailed('ls-tree', result));
  const tree = parseTree(result.output);
  return tree === undefined ? unknown(outputUnreadable('ls-tree')) : known(tree);
}
