import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import type { GitObjects } from '../objects/objects.ts';
import { refUnknown } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { createGitHistory } from './history.ts';
import { type PreparedRange, singleCommit } from './prepared-range.ts';

/** One commit against its first parent, a root against nothing. */
export async function createCommitHistory(
  git: GitRepository,
  objects: GitObjects,
  commit: ObjectId,
): Promise<Answer<PreparedRange>> {
  const history = createGitHistory(git, objects);
  const listed = await history.upTo(commit, 1);
  if (!listed.ok) return listed;
  const [facts] = listed.value;
  return facts === undefined ? unknown(refUnknown(commit)) : known(singleCommit(history, facts));
}
