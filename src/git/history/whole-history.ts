import type { ObjectId } from '../../app/ports.ts';
import type { GitObjects } from '../objects/objects.ts';
import type { GitRepository } from '../repository.ts';
import { aboveNothing, emptyBase } from './empty-base.ts';
import { commitsOutside, createGitHistory } from './history.ts';
import type { PreparedRange } from './overlay-history.ts';

/** A branch from nothing: every commit up to its head, whatever number of roots it has. */
export function createWholeHistory(git: GitRepository, objects: GitObjects, head: ObjectId): PreparedRange {
  const below = aboveNothing(createGitHistory(git, objects));
  const commits: typeof below.commits = (range) =>
    range.base === emptyBase ? commitsOutside(git, range.head, []) : below.commits(range);
  return { history: { ...below, commits }, range: { base: emptyBase, head } };
}
