import type { Answer, History, ObjectId } from '../../app/ports.ts';
import { known } from '../answers.ts';
import type { PreparedRange } from './prepared-range.ts';

/**
 * A merge that is about to be committed, with everything its sides did since they parted: the range in which CI will
 * judge it. What is no merge, or joins histories that have nothing in common, stays as it is.
 */
export async function withSides({ history, range }: PreparedRange): Promise<Answer<PreparedRange>> {
  const listed = await history.commits(range);
  if (!listed.ok) return listed;
  const parents = listed.value[0]?.parents ?? [];
  const bases = parents.length < 2 ? known([]) : await commonBases(history, parents);
  if (!bases.ok) return bases;
  const [base] = bases.value;
  return known({
    history,
    range: base === undefined ? range : { base, bases: bases.value, head: range.head },
  });
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
