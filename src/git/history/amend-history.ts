import type { Answer, ObjectId } from '../../app/ports.ts';
import { known } from '../answers.ts';
import type { GitObjects } from '../objects/objects.ts';
import type { GitRepository } from '../repository.ts';
import { commitTree, madeAs } from './made-commit.ts';
import type { MadeRange } from './prepared-range.ts';

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
  const id = await commitTree(scratch.value.git, made.value.id, head.parents);
  return id.ok ? madeAs(scratch.value.git, objects, id.value, change.facts) : id;
}

/** When a commit was authored, as git writes it (`1700000000 +0100`); undefined where git does not say. */
export async function authorDate(git: GitRepository, commit: ObjectId): Promise<string | undefined> {
  const found = await git.run(['cat-file', 'commit', commit]);
  return found.ok ? /^author .*> (\d+ [+-]\d+)$/m.exec(found.output.toString('latin1'))?.[1] : undefined;
}
