import type { Answer, CommitFacts, ObjectId } from '../../engine/ports.ts';
import { known, unknown } from '../answers.ts';
import { direct } from '../direct.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { refUnknown } from '../obstacles.ts';
import { nextParents } from '../refs/head.ts';
import type { GitRepository } from '../repository.ts';
import { stagedChanges, type UncommittedChanges } from '../work-tree/diff-index.ts';
import { createGitHistory } from './history.ts';
import { type MadeRange, madeAs, madeRange, makeCommit } from './made-commit.ts';

export interface IndexOptions {
  /** The name that the commit has in reports: `index` unless another one is given. */
  readonly id?: string;
  /** The message the commit will have, where it is known. */
  readonly message?: string;
  /** The time it will have, RFC 3339. */
  readonly at?: string;
  /** True in `pre-merge-commit`: a clean merge is about to be committed. */
  readonly merging?: boolean;
  /** What `stagedChanges` found, so that git is not asked again. */
  readonly staged?: UncommittedChanges;
  /** Whether the index is a copy already, which belongs to nobody else. */
  readonly isCopy?: boolean;
}

/** The staged change as one commit on HEAD; during a merge what is merged are its further parents. */
export async function createIndexHistory(
  git: GitRepository,
  objects: GitObjects,
  { staged, merging = false, isCopy = false, ...label }: IndexOptions = {},
): Promise<Answer<MadeRange>> {
  const found = staged === undefined ? await stagedChanges(git) : known(staged);
  if (!found.ok) return found;
  const { changes, unborn } = found.value;
  const parents = unborn ? known([]) : await nextParents(git, objects, merging);
  if (!parents.ok) return parents;
  const facts: CommitFacts = { id: 'index', ...label, parents: parents.value, changes };
  return known(
    madeRange(createGitHistory(direct(git), objects), facts, async () => {
      if (isCopy) return makeCommit(git, objects, facts.parents);
      const scratch = await objects.scratch();
      return scratch.ok ? makeCommit(scratch.value.withIndex(), objects, facts.parents) : scratch;
    }),
  );
}

/**
 * The same uncommitted change as if it replaced HEAD instead of following it. Before the first commit there is nothing to
 * replace, and nothing differs.
 */
export async function createAmendHistory(objects: GitObjects, change: MadeRange): Promise<Answer<MadeRange>> {
  const replaced = await change.history.upTo(change.range.base, 1);
  if (!replaced.ok) return replaced;
  const [head] = replaced.value;
  if (head === undefined) return known(change);
  const [made, scratch] = [await change.make(), await objects.scratch()];
  if (!made.ok) return made;
  if (!scratch.ok) return scratch;
  return madeAs(await makeCommit(scratch.value.git, objects, head.parents, made.value.id), change.facts);
}

/** When a commit was authored, as git writes it (`1700000000 +0100`); undefined where git does not say. */
export async function authorDate(git: GitRepository, commit: ObjectId): Promise<string | undefined> {
  const found = await git.run(['cat-file', 'commit', commit]);
  return found.ok ? /^author .*> (\d+ [+-]\d+)$/m.exec(found.output.toString('latin1'))?.[1] : undefined;
}

/** What a rewritten branch was and what it is now, as if one commit had led from the one to the other. */
export async function createRewriteHistory(
  objects: GitObjects,
  before: ObjectId,
  after: ObjectId,
): Promise<Answer<MadeRange>> {
  const foreign = [before, after].find((id) => !isObjectId(id));
  const scratch = foreign === undefined ? await objects.scratch() : unknown(refUnknown(foreign));
  if (!scratch.ok) return scratch;
  const { git } = scratch.value;
  return madeAs(await makeCommit(git, objects, [before], after), { id: after });
}
