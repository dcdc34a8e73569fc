import type { ObjectId } from '../../app/ports.ts';
import type { GitObjects } from '../objects/objects.ts';
import type { GitRepository } from '../repository.ts';
import { createGitHistory, emptyBase } from './history.ts';
import type { PreparedRange } from './prepared-range.ts';

/** A branch from nothing: every commit up to its head, whatever number of roots it has. */
export function createWholeHistory(git: GitRepository, objects: GitObjects, head: ObjectId): PreparedRange {
  return { history: createGitHistory(git, objects), range: { base: emptyBase, head } };
}
