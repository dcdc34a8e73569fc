import type { Answer, CommitFacts, History, ObjectId } from '../../app/ports.ts';
import { known } from '../answers.ts';
import type { PreparedRange } from './overlay-history.ts';

/**
 * A merge that is about to be committed, with everything its sides did since they parted: the range in which CI will
 * judge it. What is no merge, or joins histories that have nothing in common, stays as it is.
 */
export async function withSides({ history, range }: PreparedRange): Promise<Answer<PreparedRange>> {
  const alone = known({ history, range });
  const listed = await history.commits(range);
  if (!listed.ok) return listed;
  const [top] = listed.value;
  if (top === undefined || top.parents.length < 2) return alone;
  const bases = await commonBases(history, top.parents);
  if (!bases.ok) return bases;
  const [base] = bases.value;
  if (base === undefined) return alone;
  const sides = await sidesOf(history, top.parents, base, bases.value);
  if (!sides.ok) return sides;
  const commits = [...sides.value, top];
  const whole: History = { ...history, commits: async () => known(commits) };
  return known({ history: whole, range: { base, bases: bases.value, head: top.id } });
}

/** What all parents have in common, taken in one by one as `git merge-base --octopus` does. */
async function commonBases(
  history: History,
  [first = '', ...others]: readonly ObjectId[],
): Promise<Answer<readonly ObjectId[]>> {
  let common: readonly ObjectId[] = [first];
  for (const other of others) {
    const next = new Set<ObjectId>();
    for (const each of common) {
      const found = await history.mergeBases(each, other);
      if (!found.ok) return found;
      for (const base of found.value) next.add(base);
    }
    common = [...next];
  }
  return known(common);
}

/** The commits of every side, each after its parents. */
async function sidesOf(
  history: History,
  parents: readonly ObjectId[],
  base: ObjectId,
  bases: readonly ObjectId[],
): Promise<Answer<readonly CommitFacts[]>> {
  const commits = new Map<ObjectId, CommitFacts>();
  for (const head of parents) {
    const side = await history.commits({ base, bases, head });
    if (!side.ok) return side;
    for (const commit of side.value) if (!commits.has(commit.id)) commits.set(commit.id, commit);
  }
  return known([...commits.values()]);
}
