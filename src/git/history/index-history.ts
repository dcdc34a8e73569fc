import type { Answer, CommitFacts } from '../../app/ports.ts';
import { known } from '../answers.ts';
import { direct } from '../direct.ts';
import type { GitObjects } from '../objects/objects.ts';
import { nextParents } from '../refs/head.ts';
import type { GitRepository } from '../repository.ts';
import { stagedChanges, type UncommittedChanges } from '../work-tree/diff-index.ts';
import { createGitHistory } from './history.ts';
import { commitIndex } from './made-commit.ts';
import { type MadeRange, madeRange } from './prepared-range.ts';

export interface IndexOptions {
  /** The message the commit will have, where it is known. */
  readonly message?: string;
  /** The time it will have, RFC 3339. */
  readonly at?: string;
  /** True in `pre-merge-commit`: a clean merge is about to be committed. */
  readonly merging?: boolean;
  /** What `stagedChanges` said, so that git is not asked again. */
  readonly staged?: UncommittedChanges;
}

/** The staged change as one commit on HEAD; during a merge what is merged are its further parents. */
export async function createIndexHistory(
  git: GitRepository,
  objects: GitObjects,
  { message, at, staged, merging = false }: IndexOptions = {},
): Promise<Answer<MadeRange>> {
  const found = staged === undefined ? await stagedChanges(git) : known(staged);
  if (!found.ok) return found;
  const { changes, unborn } = found.value;
  const parents = unborn ? known([]) : await nextParents(git, objects, merging);
  if (!parents.ok) return parents;
  const facts: CommitFacts = {
    id: 'index',
    parents: parents.value,
    changes,
    ...(message === undefined ? {} : { message }),
    ...(at === undefined ? {} : { at }),
  };
  return known(
    madeRange(createGitHistory(direct(git), objects), facts, async () => {
      const scratch = await objects.scratch();
      if (!scratch.ok) return scratch;
      const copy = scratch.value.withIndex();
      const id = await commitIndex(copy, facts.parents);
      return id.ok ? known({ history: createGitHistory(copy, objects), id: id.value }) : id;
    }),
  );
}
