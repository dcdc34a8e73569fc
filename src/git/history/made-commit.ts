import type { Answer, CommitFacts, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { gitFailed, outputUnreadable } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { createGitHistory } from './history.ts';
import { type MadeRange, madeRange } from './prepared-range.ts';

/** A commit of what an index holds. */
export async function commitIndex(
  git: GitRepository,
  parents: readonly ObjectId[],
): Promise<Answer<ObjectId>> {
  // What is missing is said where it is read; a partial clone would fetch it here.
  const tree = await written(git, ['write-tree', '--missing-ok']);
  return tree.ok ? commitTree(git, tree.value, parents) : tree;
}

/** A commit of a tree, or of the tree of a commit. */
export function commitTree(
  git: GitRepository,
  tree: ObjectId,
  parents: readonly ObjectId[],
): Promise<Answer<ObjectId>> {
  return written(git, ['commit-tree', `${tree}^{tree}`, ...parents.flatMap((parent) => ['-p', parent])]);
}

/** The object that a command writes, by the id that it prints. */
export async function written(
  git: GitRepository,
  command: readonly string[],
  input: string | Uint8Array = '',
): Promise<Answer<ObjectId>> {
  const result = await git.run(command, input);
  const [name = ''] = command;
  if (!result.ok) return unknown(gitFailed(name, result));
  const id = result.output.toString('latin1').trimEnd();
  return isObjectId(id) ? known(id) : unknown(outputUnreadable(name));
}

/** A commit that was made, under the name that it has in reports, and with what is said of it. */
export async function madeAs(
  git: GitRepository,
  objects: GitObjects,
  id: ObjectId,
  said: Omit<CommitFacts, 'parents' | 'changes'>,
): Promise<Answer<MadeRange>> {
  const history = createGitHistory(git, objects);
  const listed = await history.upTo(id, 1);
  if (!listed.ok) return listed;
  const [{ parents, changes } = { parents: [], changes: [] }] = listed.value;
  return known(madeRange(history, { ...said, parents, changes }, async () => known({ history, id })));
}
